/** What a check of the content has to say: where it stands in content/, why, and what to write instead. */
export type Finding = {
  file: string;
  /** The way to the value in its file, by the names of records, for a form that shows the field. */
  path?: readonly (string | number)[];
  line?: number;
  reason: string;
  remedy?: string;
  /** All of it in one line, as an owner reads it. */
  text: string;
};

/** Mistakes stop the build, notices are worth a look. */
export type Findings = { mistakes: Finding[]; notices: Finding[] };
