import type { ConsoleProps } from '../words.ts';

/** 'beard-trim-shape' as 'Beard trim shape'. */
export const inWords = (id: string): string => {
  const text = id.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** A page of the site as people call it, from its name in the facts ('jvc') or the file of its words ('ar/press-kit.yaml'). */
export function placeOf({ words, branches, articles, today }: ConsoleProps, place: string): string {
  const [, locale = '', name = place] = /^(\w+)\/(?:articles\/)?(.+)\.\w+$/.exec(place) ?? [];
  const pages: Record<string, string | undefined> = words.insights.pages;
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const known =
    branches.find(({ slug }) => slug === name)?.name ??
    articles.find(({ slug }) => slug === name)?.title ??
    pages[camel] ??
    inWords(name);
  const language = today.languages.slice(1).find((one) => one.locale === locale)?.name;
  return language ? `${known} (${language})` : known;
}
