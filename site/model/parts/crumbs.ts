import type { Edition } from '../../../edition/edition.ts';
import type { Crumb } from '../../components/breadcrumbs.tsx';
import { breadcrumbList } from '../structured-data.ts';

/** The visible trail and the same as structured data; home is always its first step. */
export function trailTo(edition: Edition, href: string, current: string, between: Crumb[] = []) {
  const { frame } = edition.words.interface;
  const crumbs = [{ label: frame.links.home, href: edition.href('home') }, ...between];
  return {
    trail: { label: frame.breadcrumbs, crumbs, current },
    structured: breadcrumbList(crumbs, current, href),
  };
}

/** The words of one page of several, by its id. */
export function wordsFor<T>(items: Record<string, T>, id: string): T {
  const words = items[id];
  if (!words) throw new Error(`There are no words for the page of '${id}'`);
  return words;
}
