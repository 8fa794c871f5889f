import type { BlogPosting } from 'schema-dts';
import type { Edition } from '../../../../edition/edition.ts';
import type { Article } from '../../../../edition/join/articles.ts';
import { absolute, linkPictureFile } from '../addresses.ts';
import { ORGANIZATION_ID } from './organization.ts';

/** https://schema.org/BlogPosting. The business signs: a byline without a real person is nobody's name. */
export const blogPosting = (edition: Edition, article: Article): BlogPosting => ({
  '@type': 'BlogPosting',
  '@id': absolute(`${article.href}#article`),
  headline: article.title,
  description: article.description,
  url: absolute(article.href),
  mainEntityOfPage: absolute(article.href),
  image: absolute(linkPictureFile(article.href)),
  datePublished: article.published,
  dateModified: article.published,
  inLanguage: edition.locale,
  articleSection: article.category,
  keywords: article.tags,
  author: { '@id': ORGANIZATION_ID },
  publisher: { '@id': ORGANIZATION_ID },
});
