import '../components/review/review-form.css';
import './message.css';
import { api } from '../../contract/routes.ts';
import type { ReviewField } from '../../domain/reviews.ts';
import type { Edition } from '../../edition/edition.ts';
import { Button } from '../components/button.tsx';
import { type Attributes, type AttributesOf, ReviewFields } from '../components/review/review-fields.tsx';
import { reviewLength } from '../model/parts/review-words.ts';

/** The error's id comes first; without an error the others alone describe the control. */
function described(field: ReviewField, describedBy = ''): Attributes {
  const [, ...others] = describedBy.split(' ');
  const choices = [describedBy, ...(others.length ? [others.join(' ')] : [])];
  return {
    'aria-describedby': undefined,
    'data-if-aria-describedby': `${field}Error:${choices.join('|')}`,
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

/**
 * The form again, with every word that was written; hidden where the words could not be read. What stands in {{double
 * braces}} the server fills in: see server/reviews/review-form.ts.
 */
export function ReviewProblemView({ edition }: { edition: Edition }) {
  const { received, problem } = edition.words['review-pages'];
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
          className="review-form"
          aria-labelledby="review-about"
          method="post"
          action={api.reviews}
          data-if-hidden="wordless:"
        >
          <h2 id="review-about">{named(problem.about)}</h2>
          <ReviewFields
            barberId="{{barberId}}"
            locale={edition.locale}
            words={edition.words.barber.form}
            errors={{
              rating: '{{ratingError}}',
              customerName: '{{customerNameError}}',
              review: '{{reviewError}}',
              email: '{{emailError}}',
            }}
            length={reviewLength(edition).most}
            attributes={attributesIn}
          />
          <Button type="submit" label={problem.submit} />
        </form>
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
