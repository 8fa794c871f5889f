/** Replaces Arabic digits: '٦٥' becomes '65'. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
