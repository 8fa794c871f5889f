import { escapeMarkup } from '../../domain/markup.ts';
import { asTyped } from '../../domain/text.ts';

/** The element that replaces a style: the content security policy of the console keeps ProseMirror from reading styles. */
const STYLES: [style: RegExp, tag: string][] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*(italic|oblique)/i, 'em'],
  [/text-decoration[\w-]*:[^;]*line-through/i, 's'],
];
/** Elements whose style undoes their emphasis: Google Docs puts everything into a <b> that is not bold. */
const PLAIN = /^(b|strong) .*font-weight:\s*(normal|[1-5]00)|^(i|em) .*font-style:\s*normal/i;
const BLOCKS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, table, hr';
const KEPT = ['href', 'start'];

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Turns a paragraph of Word that looks like a list item into one, in the list that the item before it began. */
function makeListItem(paragraph: Element): void {
  const [, level] = /mso-list:l\d+ level(\d)/.exec(paragraph.getAttribute('data-style') ?? '') ?? [];
  const marker = paragraph.querySelector('[data-style*="mso-list:Ignore"]');
  const tag = /\w[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  let before = paragraph.previousElementSibling;
  const item = rename(paragraph, 'li');
  let list: Element | undefined;
  for (let depth = 1; before?.matches('ul, ol') && depth <= Number(level); depth += 1) {
    list = before;
    if (depth < Number(level)) before = before.lastElementChild?.lastElementChild ?? null;
  }
  if (list?.localName === tag && before === list) {
    list.append(item);
    return;
  }
  const begun = item.ownerDocument.createElement(tag);
  if (list && before !== list) list.lastElementChild?.append(begun);
  else item.before(begun);
  begun.append(item);
}

/** The HTML of another program as an article can hold it: elements instead of styles, lists, links, no empty lines. */
export function cleanHtml(html: string): string {
  // A copy from this editor is clean, and its attributes hold pictures and blocks.
  if (html.includes('data-pm-slice')) return html;
  const separate = html
    // The policy would report each style that it blocks.
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/(<[^>]*\s)style=/gi, '$1data-style=')
    .replace(/(<br[^>]*>\s*){2,}/gi, '</p><p>');
  const { body } = new DOMParser().parseFromString(separate, 'text/html');
  for (const junk of body.querySelectorAll('script, title, o\\:p')) junk.remove();
  for (const paragraph of body.querySelectorAll('[data-style*="mso-list:l"]')) makeListItem(paragraph);
  for (const element of body.querySelectorAll('*')) {
    const style = element.getAttribute('data-style') ?? '';
    for (const [pattern, tag] of STYLES) {
      if (!pattern.test(style) || element.closest('h1, h2, h3, h4, h5, h6')) continue;
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
    const isPlain = PLAIN.test(`${element.localName} ${style}`);
    for (const name of element.getAttributeNames()) if (!KEPT.includes(name)) element.removeAttribute(name);
    if (
      isPlain ||
      (element.matches('a') && !/^(https?|mailto|tel):/i.test(element.getAttribute('href') ?? ''))
    )
      unwrap(element);
    // The title of an article is its only heading of the first level.
    if (element.matches('h1')) rename(element, 'h2');
  }
  for (const line of body.querySelectorAll('br'))
    if (line.previousElementSibling?.matches(BLOCKS) || line.nextElementSibling?.matches(BLOCKS))
      line.remove();
  for (const block of [...body.querySelectorAll(BLOCKS)].reverse())
    if (!block.textContent?.trim() && !block.matches('hr')) block.remove();
  return asTyped(body.innerHTML.replaceAll('&nbsp;', ' '));
}

/** How messengers write emphasis: a delimiter on either side of the words, here as a pattern. */
const DELIMITERS: [delimiter: string, tag: string][] = [
  ['\\*', 'strong'],
  ['_', 'em'],
  ['~', 's'],
];

/** The HTML of a text with the emphasis and lists of WhatsApp; undefined for a text that has neither. */
export function htmlOfMessage(message: string): string | undefined {
  let text = escapeMarkup(message);
  for (const [delimiter, tag] of DELIMITERS) {
    const edge = `[\\p{L}\\p{N}${delimiter}]`;
    const words = `(?!\\s)([^${delimiter}\\n]*[^\\s${delimiter}])`;
    // No lookbehind, which Safari before 16.4 cannot parse.
    const emphasis = new RegExp(
      `(^|[^\\p{L}\\p{N}${delimiter}])(${delimiter}{1,2})${words}\\2(?!${edge})`,
      'gu',
    );
    text = text.replace(emphasis, `$1<${tag}>$3</${tag}>`);
  }
  const lines = text.split(/\s*[\r\n]+/).map((line) => {
    const [, number, numbered, marked] = /^\s*(?:(\d+)[.)]\s+(.*)|[-–•·*]\s+(.*))$/.exec(line) ?? [];
    if (numbered) return `<ol start="${number}"><li>${numbered}</li></ol>`;
    return marked ? `<ul><li>${marked}</li></ul>` : line.trim() && `<p>${line}</p>`;
  });
  const html = lines.join('').replace(/<\/ul><ul>|<\/ol><ol start="\d+">/g, '');
  return /<(?!\/?p>)/.test(html) ? html : undefined;
}
