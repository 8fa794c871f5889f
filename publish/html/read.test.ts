import { describe, expect, test } from 'vitest';
import { pageHtml } from './fixture.ts';
import { readPage } from './read.ts';

const LONG = `{"words":[0,"${'fade '.repeat(5)}"]}`;
const quoted = LONG.replaceAll('"', '&quot;');

describe('islands', () => {
  test.each([
    ['as Astro writes them', `<astro-island uid="a" props="${quoted}" client="visible"></astro-island>`],
    [
      'with attributes turned round',
      `<astro-island client="visible" props="${quoted}" uid="a"></astro-island>`,
    ],
    ['with single quotes', `<astro-island props='${LONG}' client='visible'></astro-island>`],
    ['in capitals, over lines', `<ASTRO-ISLAND\n PROPS = "${quoted}"\n CLIENT=visible ></ASTRO-ISLAND>`],
  ])('are found %s', (_, body) => {
    const html = pageHtml({ body });
    const [island] = readPage(html).islands;
    expect(island).toMatchObject({ client: 'visible', props: LONG });
    const { start, end } = island?.spanOf('props') ?? {};
    expect(html.slice(start, end)).toMatch(/^props/i);
  });
});

describe('scripts and styles', () => {
  test('are found however their tags are written, but not those with an address', () => {
    const { inlineScripts, styles } = readPage(
      `<script type='module'>a()</script><SCRIPT>b()</SCRIPT><script src="/c.js"></script><style media=print>p{}</style><noscript><style>q{}</style></noscript><svg><style>r{}</style></svg>`,
    );
    expect(inlineScripts.map(({ text }) => text)).toEqual(['a()', 'b()']);
    expect(styles.map(({ text }) => text)).toEqual(['p{}', 'q{}', 'r{}']);
  });

  test('are not found in comments, texts and attributes', () => {
    const { inlineScripts } = readPage(
      `<!-- <script>a()</script> --><p title="<script>b()</script>">&lt;script&gt;</p><textarea><script>c()</script></textarea>`,
    );
    expect(inlineScripts).toEqual([]);
  });

  test('what no hash can allow is named', () => {
    const { forbidden } = readPage(
      `<p style="color:red">a</p><a href="javascript:b()">b</a><img onerror="c()">`,
    );
    expect(forbidden).toEqual(['<p style="color:red">', '<a href="javascript:b()">', '<img onerror="c()">']);
  });
});

test('a form counts as sent to this site when it is', () => {
  const posts = (form: string) => readPage(form).posts;
  expect(posts('<form method="POST" action="/api/reviews"></form>')).toBe(true);
  expect(posts("<form action='/api/reviews' method=post></form>")).toBe(true);
  expect(posts('<form action="/search"></form>')).toBe(false);
  expect(posts('<form method="post" action="https://other.example/"></form>')).toBe(false);
});

test('the place behind the tag of the body is known, and a page without one says so', () => {
  const html = pageHtml();
  expect(html.slice(readPage(html).bodyAttributes)).toMatch(/^ class="page">/);
  expect(readPage('<p>a</p>').bodyAttributes).toBeUndefined();
});
