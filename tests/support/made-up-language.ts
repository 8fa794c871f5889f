import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MADE_UP = 'αβψδεφγηιξκλμνοπρςστθωχυζϑΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖϞϠϢϤϦ';
const letters = new Map([...LATIN].map((letter, index) => [letter, [...MADE_UP][index] ?? letter]));
/** What is filled in, and addresses, are of no language. */
const KEPT = /\{[^}]*\}|https?:\S+/g;
/** Fields that name a page, a drawing or a fact instead of saying something. */
const NAMES = new Set('to drawing scene icon fact id direction level published key'.split(' '));
/** Lists of such names. */
const LISTS = new Set('fades testimonials related'.split(' '));

const spelt = (text: string) => text.replace(/[a-z]/gi, (letter) => letters.get(letter) ?? letter);

/** A text in letters that no page of another language has, as long as it was. */
export function madeUp(text: string): string {
  let end = 0;
  let result = '';
  for (const kept of text.matchAll(KEPT)) {
    result += spelt(text.slice(end, kept.index)) + kept[0];
    end = kept.index + kept[0].length;
  }
  return result + spelt(text.slice(end));
}

/** The same of everything that a words file says. */
export function madeUpYaml(raw: string): string {
  const document = parseDocument(raw);
  const translate = (node: unknown, key: string): void => {
    if (isScalar(node) && NAMES.has(key) && !/\s/.test(String(node.value))) return;
    if (LISTS.has(key) && isSeq(node)) return;
    if (isScalar(node) && typeof node.value === 'string') node.value = madeUp(node.value);
    else if (isSeq(node)) for (const item of node.items) translate(item, key);
    else if (isMap(node)) for (const { key: name, value } of node.items) translate(value, String(name));
  };
  translate(document.contents, '');
  return document.toString({ lineWidth: 0 });
}
