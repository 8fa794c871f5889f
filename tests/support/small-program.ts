import type { Program } from '../../release/program.ts';
import { recordFor } from './page-record.ts';
import { smallEdition } from './small-edition.ts';

export const locals: App.Locals = { editions: [smallEdition()], preview: false };
export const page = (path: string, body = '') =>
  `<!doctype html><title>x</title><script data-page-record type="application/json">${JSON.stringify(recordFor(path))}</script>${body}`;

/** A program that renders these texts, by path; a number is the status of a page that cannot be rendered. */
export function programOf(
  rendered: [path: string, text: string | number][],
  version = 'one',
  folder = '',
): Program {
  const content = JSON.stringify({ barbers: [], branches: [], places: {}, mails: {}, reviewProblems: {} });
  const all: typeof rendered = [...rendered, ['/content.json', content], ['/redirects.json', '[]']];
  return {
    ...{ version, files: [], folder },
    renderer: {
      addressesOf: () => all.map(([path], index) => ({ path, route: String(index) })),
      render: async (route) => {
        const text = all[Number(route)]?.[1];
        return typeof text === 'number' ? new Response('', { status: text }) : new Response(text);
      },
    },
  };
}
