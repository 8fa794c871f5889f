/** The way to a value inside a file: ['branches', 1, 'hours']. */
export type Path = readonly PropertyKey[];

/** Something wrong with the content: where it stands, why, and what to write instead. */
export type Problem = { file: string; path: Path; reason: string; remedy?: string };

/** A file as it was read, and the line on which each of its values stands, from 1. */
export type Source = { data: unknown; lineOf: (path: Path) => number };

/** How problems are collected while content is read. */
export type Report = (problem: Problem) => void;
