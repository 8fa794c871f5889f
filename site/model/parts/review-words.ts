import type { ContentFacts } from '../../../contract/content-facts.ts';
import { whatsappLink } from '../../../domain/links.ts';
import { pick } from '../../../domain/lists.ts';
import type { Edition } from '../../../edition/edition.ts';
import type { Barber } from '../../../edition/join/team.ts';

/** A chat with a barber's branch, with a prefilled text. */
const chatAbout = (edition: Edition, { name, branch }: Barber, about: 'message' | 'review') =>
  whatsappLink(
    branch.whatsapp,
    edition.fill(edition.words.barber.complaint[about], { branch: branch.name, barber: name }),
  );

const chatLabel = (edition: Edition, { branch }: Barber) =>
  edition.fill(edition.words.barber.complaint.chat, { branch: branch.name });

/** Props of the reviews island. Two failure texts are those of the page for browsers without JavaScript. */
export function barberReviews(edition: Edition, barber: Barber) {
  const { complaint } = edition.words.barber;
  return {
    ...pick(barber, 'id', 'name'),
    locale: edition.tag,
    /** A private chat with the branch, not tracked as a booking. */
    chat: {
      ...pick(complaint, 'title', 'text'),
      label: chatLabel(edition, barber),
      href: chatAbout(edition, barber, 'message'),
      review: chatAbout(edition, barber, 'review'),
    },
    words: pick(edition.words.barber, 'reviews', 'policy', 'form', 'toasts'),
    ...pick(edition.words['review-pages'].problem.reasons, 'tooMany', 'unavailable'),
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
      return [edition.locale, { reasons, errors: edition.words.barber.form.errors, barbers }];
    }),
  );
