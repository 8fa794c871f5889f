/**
 * Text without control characters but tab and line end, and without halves of characters: stores disagree on what they
 * do with them, and nobody types them.
 */
export const plainText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '');

export const isPlainText = (text: string) => plainText(text) === text;
