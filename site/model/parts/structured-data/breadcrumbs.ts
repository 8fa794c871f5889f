import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '../../../components/breadcrumbs.tsx';
import { absolute } from '../addresses.ts';

/** https://schema.org/BreadcrumbList: the trail that the page shows, ending in the page itself. */
export function breadcrumbList(crumbs: Crumb[], current: string, path: string): BreadcrumbList {
  const trail = [...crumbs, { label: current, href: path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}
