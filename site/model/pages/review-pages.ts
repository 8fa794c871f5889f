import type { ContentFacts } from '../../../contract/content-facts.ts';
import { reviewPages } from '../../../contract/routes.ts';
import type { ReviewField } from '../../../domain/reviews.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Attributes, AttributesOf } from '../../components/review/review-fields.tsx';
import type { NotFoundViewProps } from '../../views/not-found/not-found-view.tsx';
import type { ReviewProblemViewProps } from '../../views/review-pages/review-problem-view.tsx';
import { describePage, type Page } from '../parts/page.ts';
import { reviewErrors, reviewLength } from '../parts/review-words.ts';

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

/** The error's id comes first; without an error the others alone describe the control. */
function described(field: ReviewField, describedBy = ''): Attributes {
  const [, ...others] = describedBy.split(' ');
  return {
    'aria-describedby': undefined,
    'data-if-aria-describedby': `${field}Error:${[describedBy, ...(others.length ? [others.join(' ')] : [])].join('|')}`,
  };
}

/** What the server knows of a control. The first that is wrong has the focus: without script nothing else could bring it. */
const attributesIn: AttributesOf = (field, { stars, describedBy }) => {
  const first = `${field}First:`;
  if (stars)
    return { 'data-if-checked': `rating${stars}:`, ...(stars === 1 && { 'data-if-autofocus': first }) };
  if (field === 'rating') return described(field, describedBy);
  return {
    defaultValue: `{{${field}}}`,
    'aria-invalid': undefined,
    'data-if-aria-invalid': `${field}Error:true`,
    'data-if-autofocus': first,
    ...described(field, describedBy),
  };
};

/** What stands in {{double braces}} the server fills in: see server/fill-page.ts. */
export function reviewProblemPage(edition: Edition): Page<ReviewProblemViewProps> {
  const { received, problem } = edition.words['review-pages'];
  const { seo, title, about, back, submit } = problem;
  const view: ReviewProblemViewProps = {
    title,
    message: '{{message}}',
    about: about.replace('{barber}', '{{barber}}'),
    back: {
      barber: {
        label: back.replace('{barber}', '{{barber}}'),
        attributes: { 'data-if-href': 'barber:{{barberHref}}#reviews' },
      },
      team: { label: received.team, href: edition.href('team') },
    },
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
      length: reviewLength(edition).most,
      attributes: attributesIn,
    },
    submit,
  };
  const base = describePage(edition, {
    path: reviewPages.problem,
    seo,
    hidden: true,
    placeless: true,
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
      const barbers = Object.fromEntries(edition.team.map(({ id, name }) => [id, name]));
      return [edition.locale, { reasons, errors: reviewErrors(edition), barbers }];
    }),
  );
