/** Lengths that search results show in full. */
export const searchLengths = {
  title: { least: 30, most: 60 },
  description: { least: 70, most: 160 },
} as const;

/** Truncates a text at a word boundary and appends '…'. */
export const shortened = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…` : text;
