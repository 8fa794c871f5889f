import type { ContentFacts } from '../../../contract/content-facts.ts';
import { reviewPages } from '../../../contract/routes.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { NotFoundViewProps } from '../../views/not-found/not-found-view.tsx';
import type { ReviewProblemViewProps } from '../../views/review-pages/review-problem-view.tsx';
import { describePage, type Page } from '../parts/page.ts';
import { reviewErrors } from '../parts/review-errors.ts';

/** Where a review sent without JavaScript ends. */
export function reviewReceivedPage(edition: Edition): Page<NotFoundViewProps> {
  const { title, text } = edition.words.barber.toasts.success;
  const { seo, next, team, home } = edition.words['review-pages'].received;
  const view: NotFoundViewProps = {
    title,
    lead: text,
    small: next,
    links: [
      { label: team, href: edition.href('team') },
      { kind: 'quiet', label: home, href: edition.href('home') },
    ],
  };
  const base = describePage(edition, {
    path: reviewPages.received,
    seo,
    hidden: true,
    linkPicture: { title },
    view: { section: 'barber', location: 'review_received' },
  });
  return { ...base, view };
}

/** What stands in {{double braces}} the server fills in: see server/fill-page.ts. */
export function reviewProblemPage(edition: Edition): Page<ReviewProblemViewProps> {
  const { seo, title, about, submit } = edition.words['review-pages'].problem;
  const view: ReviewProblemViewProps = {
    title,
    message: '{{message}}',
    about: about.replace('{barber}', '{{barber}}'),
    fields: {
      barberId: '{{barberId}}',
      locale: edition.locale,
      words: edition.words.barber.form,
      errors: {
        rating: '{{ratingError}}',
        customerName: '{{customerNameError}}',
        review: '{{reviewError}}',
        email: '{{emailError}}',
      },
      attributes: (field, stars) =>
        stars
          ? { 'data-if-checked': `rating${stars}:` }
          : {
              defaultValue: `{{${field}}}`,
              'aria-invalid': undefined,
              'data-if-aria-invalid': `${field}Error:true`,
            },
    },
    submit,
  };
  const base = describePage(edition, {
    path: reviewPages.problem,
    seo,
    hidden: true,
    linkPicture: { title },
    posts: true,
    view: { section: 'error', location: 'review_problem' },
  });
  return { ...base, view };
}

/** The words with which the server fills in that page, by language. */
export const reviewProblemWords = (editions: readonly Edition[]): ContentFacts['reviewProblems'] =>
  Object.fromEntries(
    editions.map((edition) => {
      const { reasons } = edition.words['review-pages'].problem;
      return [edition.locale, { reasons, errors: reviewErrors(edition) }];
    }),
  );
