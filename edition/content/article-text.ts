/** Where the text of an article begins: after what stands at its head. */
const HEAD = /^---\r?\n[\s\S]*?\r?\n---/;
/** What a program reads in a text: braces hold only facts that the page hands over, tags only blocks that it knows. */
const STRAYS = [
  {
    pattern: /\{(?!props\.facts\.\w+\}|\/\*)[^}\n]*\}?/,
    remedy: 'write {props.facts.barbers}, or another fact that content/README.md lists for articles',
  },
  {
    pattern: /<(?!\/?[A-Z])[^>\n]*>?/,
    remedy:
      'begin a paragraph with an empty line, write a link as [words](/booking), and leave other tags out',
  },
];

/** Every line of an article's text with something that its page cannot read, from 1. */
export function* strayCode(raw: string): Generator<{ line: number; found: string; remedy: string }> {
  const head = HEAD.exec(raw)?.[0] ?? '';
  for (const [index, text] of raw.slice(head.length).split('\n').entries())
    for (const { pattern, remedy } of STRAYS) {
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) yield { line: head.split('\n').length + index, found, remedy };
    }
}
