import type { Draft } from '../../../contract/changes.ts';
import { localPath, routes } from '../../../contract/routes.ts';
import { STAFF_PATH } from '../../../contract/staff.ts';
import { PHOTOS } from '../../../domain/content-files.ts';
import { type FieldPath, fieldId, photoField } from '../../../domain/field-path.ts';
import { FIRST_LANGUAGE } from '../../../domain/format.ts';
import { fileOf } from '../../../release/files.ts';
import type { Renderer } from '../../../release/program.ts';
import { type EditRender, editPage } from './edit-page.ts';

/** The language of a field: facts are the same in all. */
const languageOf = (field: string) => /^[a-z]{2,3}(?=\/)/.exec(field)?.[0] ?? FIRST_LANGUAGE;

/** The words of a record in the first language. */
const RECORD_WORDS = new RegExp(`^${FIRST_LANGUAGE}/(\\w+)\\.yaml:items\\.([\\w-]+)`);
/** Outweighs any count: no page shows one field so often. */
const PREFERENCE = 1_000;

/**
 * How well a page fits a field, 0 if its main part does not show it. The page of the field's record ('/locations/jvc') fits best,
 * then the page named like its file, then the page that shows it most often.
 */
export function fitOf(page: string, field: string, count: number): number {
  const [, file = '', ...keys] = field.split(/[/:.]/);
  const name = page.split('/').at(-1) || 'home';
  // The slot of a photo is named after its branch: 'branch-jvc', 'jvc-front'.
  const isNamed = new RegExp(`(^|-)${name}(-|$)`).test(file === 'photos' ? (keys[1] ?? '') : file);
  return count && count + (keys.includes(name) ? 2 * PREFERENCE : isNamed ? PREFERENCE : 0);
}

/** The page that fits a field best. */
type BestPages = [field: string, { page: string; fit: number }][];

/** Renders every page and finds the best one for each field, preferably in the field's language. */
export async function bestPages(
  { addressesOf, render }: Renderer,
  { locals, fields }: EditRender,
): Promise<BestPages> {
  const best = new Map<string, BestPages[number][1]>();
  for (const { path, route } of addressesOf(locals.editions)) {
    if (!fileOf(path).endsWith('.html') || path.endsWith(STAFF_PATH)) continue;
    const { shown, inMain } = editPage(await (await render(route, locals)).text(), fields);
    for (const field of shown) {
      const count = inMain.filter((one) => one === field).length;
      const isForeign = !route.startsWith(`/${languageOf(field)}/`);
      const fit = fitOf(path, field, count) - (isForeign ? 4 * PREFERENCE : 0);
      // Facts of a record count for the page that shows its words: the price of a service is edited where its name is shown.
      const [, name, id] = RECORD_WORDS.exec(field) ?? [];
      for (const one of name ? [field, `facts/${name}.yaml:${id}`] : [field])
        if (fit > (best.get(one)?.fit ?? -Infinity)) best.set(one, { page: path, fit });
    }
  }
  return [...best];
}

/** Returns a function that finds the page of a field. */
export function pagesOfFields(bestPages: BestPages) {
  const best = new Map(bestPages);
  return ({ file, path }: Pick<Draft, 'file' | 'path'>): string => {
    if (file.endsWith('/staff.yaml')) return STAFF_PATH;
    const home = localPath(routes.home, languageOf(file));
    if (file === PHOTOS) return best.get(photoField(String(path[0])))?.page ?? home;
    // The best page of the field or of a field that contains it; otherwise, that of a field inside it, or of its record.
    const candidates = path.flatMap((_, index) => best.get(fieldId(file, path.slice(0, index + 1))) ?? []);
    const [fitting] = candidates.toSorted((one, other) => other.fit - one.fit);
    const inside = (keys: FieldPath) =>
      [...best].find(([one]) => one.startsWith(keys.length ? `${fieldId(file, keys)}.` : `${file}:`))?.[1];
    return (fitting ?? inside(path) ?? inside(path.slice(0, 1)))?.page ?? home;
  };
}
