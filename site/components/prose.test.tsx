import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type ArticleFault, readArticleText } from '../../contract/article-text.ts';
import { Prose } from './prose.tsx';

function render(markdown: string): { html: string; faults: ArticleFault[] } {
  const faults: ArticleFault[] = [];
  const nodes = readArticleText(markdown, { format: (text) => text, refuse: (fault) => faults.push(fault) });
  const html = renderToStaticMarkup(
    <Prose
      nodes={nodes}
      local={(path) => `/ar${path}`}
      block={(name) => <section>{name}</section>}
      photo={(name, alt) => <img src={`/photos/${name}`} alt={alt} loading="lazy" />}
    />,
  );
  return { html, faults };
}

it('shows headings, emphasis, lists, links, pictures, quotes, tables and blocks', () => {
  const { html, faults } = render(
    '## A "b"\n\n## A "b"\n\n*x* **y** [z](/booking) [#](#a-b)\n\n<CallToAction />\n\n> q\n\n3. one\n\n![a](../../photos/x.jpg)\n\n|h|\n|-|\n|c|',
  );
  expect(faults).toEqual([]);
  expect(html).toBe(
    '<h2 id="a-b">A &quot;b&quot;</h2><h2 id="a-b-1">A &quot;b&quot;</h2>' +
      '<p><em>x</em> <strong>y</strong> <a href="/ar/booking">z</a> <a href="#a-b">#</a></p>' +
      '<section>CallToAction</section><blockquote><p>q</p></blockquote><ol start="3"><li>one</li></ol>' +
      '<p><img src="/photos/x.jpg" alt="a" loading="lazy"/></p>' +
      '<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
  );
});

const ELEMENTS =
  /^(p|h[2-6]|[uo]l|li|blockquote|hr|br|a|strong|em|del|table|t(head|body|r|h|d)|section|img)$/;
const ATTRIBUTES = /^(id|href|start|src|alt|loading)$/;

function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

/** Elements, attributes and addresses in markup that are not on the allow-list. */
const dangersIn = (html: string): string[] =>
  [...elementsOf(parseFragment(html))].flatMap(({ tagName, attrs }) => [
    ...(ELEMENTS.test(tagName) ? [] : [tagName]),
    ...attrs
      .filter(({ name, value }) => {
        if (!ATTRIBUTES.test(name)) return true;
        const address = new URL(
          name === 'href' || name === 'src' ? value : '',
          'https://www.jkmasters.example/blog/x',
        );
        return !/^(https?|mailto|tel):$/.test(address.protocol);
      })
      .map(({ name, value }) => `${name}=${value}`),
  ]);

const PIECES = [
  ...'<script> </script> <style> <!-- --> javascript:alert(1) JAVASCRIPT&colon;x java&#115;cript:x data:text/html,<b>'.split(
    ' ',
  ),
  ...'//evil [ ] ( ) ![ ]( [^1] \\ ` ``` ~~~ < > " \' | |-| &lt; * ** _ { } {/* */} a x.jpg ../../photos/'.split(
    ' ',
  ),
  ...'https:// www. a@b.c <https:// &#0; onclick="x" style="x" ]: [a]: - 1. ##'
    .split(' ')
    .flatMap((piece) => [piece, `${piece} `]),
  ...['<img src=x onerror=alert(1)>', '<a href="javascript:x">', 'java\tscript:x', 'export\t', '---\n'],
  ...['\n', '\n\n', '    ', ' ', '\0', '\u202e', '\uFEFF'],
];

it('never renders anything executable', () => {
  const texts = fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(texts, fc.string()), (text) => {
      expect(dangersIn(render(text).html)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
