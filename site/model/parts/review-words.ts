import type { ContentFacts } from '../../../contract/content-facts.ts';
import { whatsappLink } from '../../../domain/links.ts';
import { REVIEW_LIMITS, type ReviewErrorWords } from '../../../domain/reviews.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';

const limited = (text: string, limit: number) => text.replace('{limit}', String(limit));

/** The error messages of the review form, with limits filled in. */
function reviewErrors(edition: Edition): ReviewErrorWords {
  const { customerName, review, ...others } = edition.words.barber.form.errors;
  return {
    ...others,
    customerName: { ...customerName, long: limited(customerName.long, REVIEW_LIMITS.name) },
    review: { ...review, long: limited(review.long, REVIEW_LIMITS.text) },
  };
}

/** The texts about a review's length; the browser fills in '{count}' in `is`. */
export function reviewLength(edition: Edition) {
  const { most, is } = edition.words.barber.form.length;
  return {
    most: limited(most, REVIEW_LIMITS.text),
    is: limited(is, REVIEW_LIMITS.text),
  };
}

/** A chat with a barber's branch, with a prefilled text. */
const chatAbout = (edition: Edition, { name, branch }: Barber, about: 'message' | 'review') =>
  whatsappLink(
    branch.whatsapp,
    edition.fill(edition.words.barber.complaint[about], { branch: branch.name, barber: name }),
  );

const chatLabel = (edition: Edition, { branch }: Barber) =>
  edition.fill(edition.words.barber.complaint.chat, { branch: branch.name });

/** Props of the reviews island. Two of its failure texts are those of the page for browsers without JavaScript. */
export function barberReviews(edition: Edition, barber: Barber) {
  const { id, name } = barber;
  const { reviews, policy, toasts, form, complaint } = edition.words.barber;
  const { tooMany, unavailable } = edition.words['review-pages'].problem.reasons;
  return {
    barberId: id,
    locale: edition.tag,
    /** The page's locale, unlike the tag in `locale`. */
    language: edition.locale,
    complaint: {
      title: complaint.title,
      text: complaint.text,
      label: chatLabel(edition, barber),
      href: chatAbout(edition, barber, 'message'),
      reviewHref: chatAbout(edition, barber, 'review'),
    },
    words: {
      list: reviews,
      policy: { ...policy, counts: policy.counts.replace('{name}', name) },
      form: {
        ...form,
        given: form.given.replace('{barber}', name),
        errors: reviewErrors(edition),
        length: reviewLength(edition),
        failures: { ...form.failures, tooMany, unavailable },
      },
      toasts,
    },
  };
}

/** The words that the server fills into the page about a rejected review, by language. */
export const reviewProblemWords = (editions: readonly Edition[]): ContentFacts['reviewProblems'] =>
  Object.fromEntries(
    editions.map((edition) => {
      const { reasons } = edition.words['review-pages'].problem;
      const barbers = Object.fromEntries(
        edition.team.map((barber) => [
          barber.id,
          {
            name: barber.name,
            chat: chatLabel(edition, barber),
            chatHref: chatAbout(edition, barber, 'review'),
          },
        ]),
      );
      return [edition.locale, { reasons, errors: reviewErrors(edition), barbers }];
    }),
  );
