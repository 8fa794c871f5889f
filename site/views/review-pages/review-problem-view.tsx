import '../../components/review/review-form.css';
import './review-problem-view.css';
import { api } from '../../../contract/routes.ts';
import { Button } from '../../components/button.tsx';
import {
  type Attributes,
  ReviewFields,
  type ReviewFieldsProps,
} from '../../components/review/review-fields.tsx';

export type ReviewProblemViewProps = {
  title: string;
  /** What happened, and what to do. */
  message: string;
  /** Whose review it is. */
  about: string;
  /** To the page of that barber; where nobody knows whose review it was, to the team. */
  back: { barber: { label: string; attributes: Attributes }; team: { label: string; href: string } };
  fields: ReviewFieldsProps;
  submit: string;
};

/** The form again, with every word that was written; hidden where the words could not be read. */
export function ReviewProblemView({ title, message, about, back, fields, submit }: ReviewProblemViewProps) {
  return (
    <section className="band review-problem">
      <div className="wrap stack">
        <h1>{title}</h1>
        <p className="lead" role="alert">
          {message}
        </p>
        <form
          className="review-form"
          aria-labelledby="review-about"
          method="post"
          action={api.reviews}
          data-if-hidden="wordless:"
        >
          <h2 id="review-about">{about}</h2>
          <ReviewFields {...fields} />
          <Button type="submit" label={submit} />
        </form>
        <p data-if-hidden="wordless:">
          <a {...back.barber.attributes}>{back.barber.label}</a>
        </p>
        <p data-if-hidden="barber:">
          <a href={back.team.href}>{back.team.label}</a>
        </p>
      </div>
    </section>
  );
}
