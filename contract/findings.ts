/** A result of the content check: where in content/, what is wrong, and what to write instead. */
export type Finding = {
  file: string;
  /** The path of the value by record ids, for a form that shows the field. */
  path?: readonly (string | number)[];
  line?: number;
  reason: string;
  remedy?: string;
  /** The whole finding as one line for the owner. */
  text: string;
};

/** Mistakes stop the build, notices do not. */
export type Findings = { mistakes: Finding[]; notices: Finding[] };
