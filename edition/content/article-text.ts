/** Where the text of an article begins: after what stands at its head. */
const HEAD = /^---\r?\n[\s\S]*?\r?\n---/;
/** Braces are read by a program: only facts that the page hands over can stand there. */
const STRAY = /\{(?!props\.facts\.\w+\}|\/\*)[^}\n]*\}?/;

/** Every line of an article's text with braces that its page cannot fill, from 1. */
export function* strayBraces(raw: string): Generator<{ line: number; found: string }> {
  const head = HEAD.exec(raw)?.[0] ?? '';
  for (const [index, text] of raw.slice(head.length).split('\n').entries()) {
    const [found] = STRAY.exec(text) ?? [];
    if (found !== undefined) yield { line: head.split('\n').length + index, found };
  }
}
