import type { MDXInstance } from 'astro';

const files = Object.entries(
  import.meta.glob<MDXInstance<object>>('@content/*/articles/*.mdx', { eager: true }),
);

/** The text of an article with its headings; what stands at its head is read and checked by edition/. */
export function articleText(locale: string, slug: string) {
  const [, file] = files.find(([path]) => path.endsWith(`/${locale}/articles/${slug}.mdx`)) ?? [];
  if (!file) throw new Error(`content/${locale}/articles/${slug}.mdx has no text`);
  return { Content: file.Content, headings: file.getHeadings() };
}
