/** A name such as 'Beard shave / trim / style' for a narrow column: a stroke may end a line, and begins none. */
export const noBreakBeforeSlash = (name: string): string => name.replaceAll(' /', '\u00a0/');
