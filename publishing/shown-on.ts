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

const FIRST_WORDS = new RegExp(`^${FIRST_LANGUAGE}/(\\w+)\\.yaml:items\\.([\\w-]+)`);
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
      // The words of a record stand for its facts, too: the page of a service's name is the page of its price.
      const [, name, id] = FIRST_WORDS.exec(field) ?? [];
      for (const one of name ? [field, `facts/${name}.yaml:${id}`] : [field])
        if (fit > (best.get(one)?.fit ?? -Infinity)) best.set(one, { page: path, fit });
    }
  }
  return ({ file, path }: Pick<Draft, 'file' | 'path'>): string => {
    if (file.endsWith('/staff.yaml')) return STAFF_PATH;
    const home = localPath(routes.home, languageOf(file));
    if (file.startsWith('photos/')) return best.get(file.replace(/\.\w+$/, ''))?.page ?? home;
    const around = path.flatMap((_, index) => best.get(fieldId(file, path.slice(0, index + 1))) ?? []);
    const [fitting] = around.toSorted((one, other) => other.fit - one.fit);
    const inside = [...best].find(([one]) =>
      one.startsWith(path.length ? `${fieldId(file, path)}.` : `${file}:`),
    );
    return (fitting ?? inside?.[1])?.page ?? home;
  };
}
