import '../card.css';
import './article-call.css';
import { ButtonLink, type ButtonLinkProps } from '../button-link.tsx';

export type ArticleCallProps = { title: string; text: string; buttons: ButtonLinkProps[] };

/** The call that ends an article. */
export function ArticleCall({ title, text, buttons }: ArticleCallProps) {
  return (
    <section className="card article-call">
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="row">
        {buttons.map((button) => (
          <ButtonLink key={button.href} {...button} />
        ))}
      </div>
    </section>
  );
}
