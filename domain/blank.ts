/**
 * Nothing that anybody could see: spaces of every kind, control and format characters (zero widths, direction marks,
 * tags), letters that Unicode draws as nothing (the Hangul fillers), and signs that are empty by design (the blank of
 * Braille, the null notehead).
 */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

const UNSEEN =
  /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1d159}]*$/u;
