import type { Draft } from '../contract/publishing.ts';
import { localPath, routes } from '../contract/routes.ts';
import { STAFF_PATH } from '../contract/staff.ts';
import { fieldId } from '../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../domain/format.ts';
import { fileOf } from '../publish/files.ts';
import type { Renderer } from '../publish/program.ts';
import { editPage } from './edit-page.ts';
import type { Edited } from './preview.ts';

/** The language of a field: facts and photos are the same in all. */
const languageOf = (field: string) => /^[a-z]{2,3}(?=\/)/.exec(field)?.[0] ?? FIRST_LANGUAGE;

const SURE = 1_000;
/** How well a page fits a field: best the page of its record ('/locations/jvc'), then of its file, then one that shows it most. */
function fitOf(page: string, field: string, count: number): number {
  const [, file = '', ...keys] = field.split(/[/:.]/);
  const name = page.split('/').at(-1) ?? '';
  return count && count + (keys.includes(name) ? 2 * SURE : file === name ? SURE : 0);
}

/** Finds the page that shows a field, preferably in its language. */
export async function pagesOfFields({ addressesOf, render }: Renderer, { locals, fields }: Edited) {
  const best = new Map<string, { page: string; fit: number }>();
  for (const { path, route } of addressesOf(locals.editions)) {
    if (!fileOf(path).endsWith('.html') || path === STAFF_PATH) continue;
    const { shown, inMain } = editPage(await (await render(route, locals)).text(), fields);
    for (const field of shown) {
      const count = inMain.filter((one) => one === field).length;
      const isForeign = !route.startsWith(`/${languageOf(field)}/`);
      const fit = fitOf(path, field, count) - (isForeign ? 4 * SURE : 0);
      if (fit > (best.get(field)?.fit ?? -Infinity)) best.set(field, { page: path, fit });
    }
  }
  return ({ file, path }: Pick<Draft, 'file' | 'path'>): string => {
    if (file.endsWith('/staff.yaml')) return STAFF_PATH;
    const home = localPath(routes.home, languageOf(file));
    if (file.startsWith('photos/')) return best.get(file.replace(/\.\w+$/, ''))?.page ?? home;
    // A record shows where one of its fields does, a field without a page where its record does.
    for (let depth = path.length; depth >= 0; depth--) {
      const field = fieldId(file, path.slice(0, depth));
      const [, found] =
        [...best].find(([one]) => one === field || one.startsWith(depth ? `${field}.` : field)) ?? [];
      if (found) return found.page;
    }
    return home;
  };
}
