import { articleName, type PlaceIds } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import { articlesIn } from '../model/articles.ts';
import { facts, locales, wordsOf } from '../model/content/source.ts';

const unique = (names: string[]) => [...new Set(names)];

/** What events may name. */
async function places(): Promise<PlaceIds> {
  const words = locales.map(wordsOf);
  const articles = await Promise.all(locales.map(articlesIn));
  const pictures = words.flatMap((said) => Object.keys(said['press-kit'].pictures.items));
  return {
    branch: facts.branches.map(({ slug }) => slug),
    barber: facts.team.map(({ id }) => id),
    service: facts.services.map(({ id }) => id),
    article: unique(articles.flat().map(({ slug }) => articleName(slug))),
    servicePage: unique(words.flatMap((said) => Object.keys(said['service-pages'].items))),
    download: unique([...facts.press.downloads.map(({ id }) => id), ...pictures]),
    route: Object.keys(routes),
  };
}

/** What the server needs to know of the content; it does not hand this file out. */
export const GET = async () =>
  Response.json({
    barbers: facts.team.map(({ id, name, branch }) => ({ id, name, branchId: branch })),
    branches: facts.branches.map(({ id, slug, name }) => ({ id, slug, name })),
    places: await places(),
  });
