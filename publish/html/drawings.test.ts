import { expect, test } from 'vitest';
import { withSharedDrawings } from './drawings.ts';
import { edited } from './edit.ts';
import { readPage } from './read.ts';

const icon = (d: string) => `<svg class="icon"><path d="${d}"></path></svg>`;
const shared = (html: string) => edited(html, withSharedDrawings(readPage(html)).edits);

test('what is drawn three times stands once, and is shown by its name', () => {
  const html = `<p>${icon('M1')}${icon('M2')}${icon('M1')}<svg><path d="M1"/></svg></p>`;
  expect(shared(html)).toBe(
    `<p><svg class="icon"><path id="drawn-0" d="M1"></path></svg>${icon('M2')}<svg class="icon"><use href="#drawn-0"/></svg><svg><use href="#drawn-0"/></svg></p>`,
  );
});

test('what is drawn twice stays, and so does what says more than its outline', () => {
  const html = `${icon('M1').repeat(2)}${'<svg><path d="M3" fill="red"/></svg>'.repeat(3)}`;
  expect(shared(html)).toBe(html);
});

test.each(['astro-island', 'template'])(
  'what stands in <%s> keeps its own drawings, and lends none',
  (name) => {
    const html = `<${name}>${icon('M1').repeat(3)}</${name}>${icon('M1').repeat(2)}`;
    expect(shared(html)).toBe(html);
  },
);
