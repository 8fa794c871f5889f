import type { BlogPosting } from 'schema-dts';
import type { Article } from '../articles.ts';
import { absolute, openGraphName } from '../head.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** https://schema.org/BlogPosting. The business signs: a byline without a real person is nobody's name. */
export const blogPosting = ({
  href,
  title,
  description,
  day,
  tags,
  category,
  locale,
}: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': absolute(`${href}#article`),
  headline: title,
  description,
  url: absolute(href),
  mainEntityOfPage: absolute(href),
  image: absolute(`/og/${openGraphName(href)}.png`),
  datePublished: day,
  dateModified: day,
  inLanguage: locale,
  articleSection: category,
  keywords: tags,
  author: { '@id': ORGANIZATION_ID },
  publisher: { '@id': ORGANIZATION_ID },
});
