import { routes } from '../../contract/routes.ts';
import type { Crumb } from '../components/breadcrumbs.tsx';
import { wordsOf } from './content/source.ts';
import { breadcrumbList } from './structured-data/breadcrumbs.ts';

/** The visible trail and the same as structured data; home is always its first step. */
export function trailTo(locale: string, path: string, current: string, between: Crumb[] = []) {
  const { frame } = wordsOf(locale).interface;
  const crumbs = [{ label: frame.links.home, href: routes.home }, ...between];
  return {
    trail: { label: frame.breadcrumbs, crumbs, current },
    structured: breadcrumbList(crumbs, current, path),
  };
}
