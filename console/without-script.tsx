import './sign-in.css';
import '../site/components/card.css';

/** What stands at /staff where JavaScript is off. */
export const WithoutScript = ({ words }: { words: { title: string; text: string } }) => (
  <noscript>
    <main className="sign-in">
      <div className="card">
        <h1>{words.title}</h1>
        <p>{words.text}</p>
      </div>
    </main>
  </noscript>
);
