import type { FieldPath } from '../domain/field-path.ts';

/** What fills the placeholders of a sentence. */
export type Values = Readonly<Record<string, string | number>>;

/** A result of the content check or the launch check: where in content/, what is wrong, and what to write instead. */
export type Finding = {
  /** A blocker stops a publication, or the launch. */
  level: 'blocker' | 'warning';
  /** Empty for a setting of the server, which only its operator can change. */
  file: string;
  /** The path of the value by record ids, for a form that shows the field. */
  path?: readonly (string | number)[];
  /** The other value of a contradiction, where it can be corrected, too. */
  other?: { file: string; path: FieldPath };
  line?: number;
  /** What is wrong, for a program. The sentences below may change. */
  code?: 'missing' | 'untranslated' | 'undrawable' | 'lost';
  reason: string;
  /** The reason with placeholders, the key of its translation. Omitted if there are no values. */
  template?: string;
  /** The names and figures of the reason. */
  values?: Values;
  /** The whole finding as one line with file, line number and remedy, for commands. */
  text: string;
};

/** Mistakes stop a publication, notices do not. */
export type Findings = { mistakes: Finding[]; notices: Finding[] };

/** A task before going live. The console chooses the sentence by `kind`; `values` are its names and figures. */
export type LaunchTask = Finding & {
  kind:
    | 'contact'
    | 'sample'
    | 'price'
    | 'minutes'
    | 'claim'
    | 'operator'
    | 'question'
    | 'place'
    | 'passed'
    | 'photo';
};
