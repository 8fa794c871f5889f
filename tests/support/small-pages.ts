import type { Edition } from '../../edition/edition.ts';
import { articlePage } from '../../site/model/pages/article.ts';
import { barberPage } from '../../site/model/pages/barber.ts';
import { beardTrimPage } from '../../site/model/pages/beard-trim.ts';
import { bestBarbershopPage } from '../../site/model/pages/best-barbershop.ts';
import { blogPage } from '../../site/model/pages/blog.ts';
import { bookingPage } from '../../site/model/pages/booking.ts';
import { branchPage } from '../../site/model/pages/branch.ts';
import { fadeHaircutPage } from '../../site/model/pages/fade-haircut.ts';
import { homePage } from '../../site/model/pages/home.ts';
import { locationsPage } from '../../site/model/pages/locations.ts';
import { barberNotFoundPage, notFoundPage } from '../../site/model/pages/not-found.ts';
import { pressKitPage } from '../../site/model/pages/press-kit.ts';
import { servicePage } from '../../site/model/pages/service-page.ts';
import { servicesPage } from '../../site/model/pages/services.ts';
import { shortBranchPage } from '../../site/model/pages/short-branch.ts';
import type { PageBase } from '../../site/model/parts/page.ts';

/** Every page of an edition by its address without the language. */
export async function pagesOf(edition: Edition): Promise<Record<string, PageBase>> {
  const { branches, team, articles, words } = edition;
  const many = <T>(items: readonly T[], made: (item: T) => Promise<PageBase>) => items.map(made);
  const pages = await Promise.all([
    homePage(edition),
    servicesPage(edition),
    locationsPage(edition),
    bookingPage(edition),
    blogPage(edition),
    bestBarbershopPage(edition),
    fadeHaircutPage(edition),
    beardTrimPage(edition),
    pressKitPage(edition, {}),
    notFoundPage(edition),
    barberNotFoundPage(edition),
    ...many(branches, (branch) => branchPage(edition, branch)),
    ...many(branches, (branch) => shortBranchPage(edition, branch)),
    ...many(team, (barber) => barberPage(edition, barber)),
    ...many(articles, (article) => articlePage(edition, article, [])),
    ...many(Object.keys(words['service-pages'].items), (slug) => servicePage(edition, slug)),
  ]);
  const plain = (path: string) => path.replace(edition.prefix ? `/${edition.prefix}` : '', '') || '/';
  return Object.fromEntries(pages.map((page) => [plain(page.record.path), page]));
}

/** Everything under a key, however deep it stands. */
export function under(key: RegExp, value: unknown): unknown[] {
  const found: unknown[] = [];
  const walk = (one: unknown): void => {
    if (one === null || typeof one !== 'object') return;
    for (const [name, inner] of Object.entries(one)) {
      if (key.test(name)) found.push(inner);
      walk(inner);
    }
  };
  walk(value);
  return found;
}
