/** Lengths that search results show in full. */
export const searchLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const;

/** Truncates a text after a word and appends '…'. */
export const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).replace(/[\s\p{P}]+(\S*|.)$/u, '')}…` : text;
