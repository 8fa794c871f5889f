import { iconPaths } from '../../site/components/icon-paths.ts';
import { serviceIconPaths } from '../../site/components/service-icon-paths.ts';

const symbols = (paths: Record<string, string>, box: number, prefix: string) =>
  Object.entries(paths)
    .map(
      ([name, d]) => `<symbol id="${prefix}${name}" viewBox="0 0 ${box} ${box}"><path d="${d}"/></symbol>\n`,
    )
    .join('');

/** Every icon as a symbol, for whoever wants the set outside the site: `icons.svg#phone`, `icons.svg#service-haircut`. */
export function iconSprite(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" ' +
    'stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">\n' +
    `${symbols(iconPaths, 24, '')}${symbols(serviceIconPaths, 48, 'service-')}</svg>\n`
  );
}
