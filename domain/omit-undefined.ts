type Absent<T> = { [Key in keyof T]-?: undefined extends T[Key] ? Key : never }[keyof T];

/** `T` whose fields that may be undefined may be missing instead. */
export type OmitUndefined<T> = { [Key in Exclude<keyof T, Absent<T>>]: T[Key] } & {
  [Key in Absent<T>]?: Exclude<T[Key], undefined>;
};

/** Leaves out what is undefined: an optional field is there or it is not (`exactOptionalPropertyTypes`). */
export function omitUndefined<T extends object>(fields: T): OmitUndefined<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as OmitUndefined<T>;
}
