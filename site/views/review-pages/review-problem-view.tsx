import '../../components/review/review-form.css';
import './review-problem-view.css';
import { api } from '../../../contract/routes.ts';
import { Button } from '../../components/button.tsx';
import { ReviewFields, type ReviewFieldsProps } from '../../components/review/review-fields.tsx';

export type ReviewProblemViewProps = {
  title: string;
  /** What happened, and what to do. */
  message: string;
  /** Whose review it is. */
  about: string;
  fields: ReviewFieldsProps;
  submit: string;
};

/** The form again, with every word that was written; hidden where the words could not be read. */
export function ReviewProblemView({ title, message, about, fields, submit }: ReviewProblemViewProps) {
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
      </div>
    </section>
  );
}
