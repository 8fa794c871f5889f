import './message.css';
import { api } from '../../contract/routes.ts';
import type { ReviewField } from '../../domain/reviews.ts';
import type { Edition } from '../../edition/edition.ts';
import { Button, ButtonLink, type ButtonLinkProps } from '../components/button.tsx';
import {
  type Attributes,
  type AttributesOf,
  CHOSEN_RATING_ID,
  ReviewFields,
} from '../components/review/review-fields.tsx';
import { type MessageKind, messages } from '../model/heads/pages.ts';
import { BranchRows } from './sections/branch-rows.tsx';

type EditionProps = { edition: Edition };
type MessageProps = { title: string; lead: string; links: ButtonLinkProps[] };

/** A message with links to continue. */
function Message({ title, lead, links }: MessageProps) {
  return (
    <section className="band lattice">
      <div className="wrap stack">
        <h1>{title}</h1>
        <span className="pole" aria-hidden="true" />
        <p className="lead">{lead}</p>
        <div className="row">
          {links.map((link) => (
            <ButtonLink key={link.href} {...link} />
          ))}
        </div>
      </div>
    </section>
  );
}

const mainLinks = ({ words, href }: Edition): ButtonLinkProps[] => [
  { label: words['not-found'].services, href: href('services') },
];

const teamLinks = ({ href }: Edition, { team, home }: { team: string; home: string }): ButtonLinkProps[] => [
  { label: team, href: href('team') },
  { kind: 'quiet', label: home, href: href('home') },
];

/** Placeholder attributes that describe the control by its error first, if there is one. */
function described(field: ReviewField, describedBy = ''): Attributes {
  const [, ...others] = describedBy.split(' ');
  const choices = [describedBy, ...(others.length ? [others.join(' ')] : [])];
  return {
    'aria-describedby': undefined,
    'data-if-aria-describedby': `${field}Error:${choices.join('|')}`,
  };
}

/** Placeholders for the attributes that the server sets. The first invalid control gets autofocus. */
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

/**
 * The form with the submitted values; hidden if they could not be read. server/reviews/review-form.ts fills in the {{double
 * braces}}.
 */
function ReviewProblem({ edition }: EditionProps) {
  const { received, problem } = edition.words['review-pages'];
  const { form } = edition.words.barber;
  const named = (text: string) => text.replace('{barber}', '{{barber}}');
  const toBarber: Attributes = { 'data-if-href': 'barber:{{barberHref}}#reviews' };
  return (
    <section className="band review-problem">
      <div className="wrap stack">
        <h1>{problem.title}</h1>
        <p className="lead" role="alert">
          {'{{message}}'}
        </p>
        <form
          className="review-form card grid"
          aria-labelledby="review-about"
          method="post"
          action={api.reviews}
          data-if-hidden="wordless:"
        >
          <h2 id="review-about">{named(problem.about)}</h2>
          <ReviewFields
            barberId="{{barberId}}"
            locale={edition.locale}
            words={form}
            barber="{{barber}}"
            errors={{
              rating: '{{ratingError}}',
              customerName: '{{customerNameError}}',
              review: '{{reviewError}}',
              email: '{{emailError}}',
            }}
            attributes={attributesIn}
          />
          <Button type="submit" label={problem.submit} aria-describedby={CHOSEN_RATING_ID} />
        </form>
        <p data-if-hidden="chatless:">
          <a {...{ 'data-if-href': 'barber:{{chatHref}}' }}>{'{{chat}}'}</a>
        </p>
        <p data-if-hidden="wordless:">
          <a {...toBarber}>{named(problem.back)}</a>
        </p>
        <p data-if-hidden="barber:">
          <a href={edition.href('team')}>{received.team}</a>
        </p>
      </div>
    </section>
  );
}

/** /404, /offline and the other message pages. */
export function MessageView({ edition, kind }: EditionProps & { kind: MessageKind }) {
  if (kind === 'reviewProblem') return <ReviewProblem edition={edition} />;
  const words = messages[kind].wordsIn(edition);
  const { branches, small } = edition.words['not-found'];
  const { received } = edition.words['review-pages'];
  const isReceived = kind === 'reviewReceived';
  return 'team' in words ? (
    <>
      <Message {...words} links={teamLinks(edition, isReceived ? received : edition.words.barber.notFound)} />
      {isReceived && <p className="wrap band quiet">{received.next}</p>}
    </>
  ) : (
    <>
      <Message {...words} links={mainLinks(edition)} />
      <BranchRows edition={edition} heading={{ title: branches }} />
      {kind === 'notFound' && <p className="wrap band quiet">{small}</p>}
    </>
  );
}
