import type { FAQPage } from 'schema-dts';

export type Question = { question: string; answer: string };

/** https://schema.org/FAQPage: the questions and answers that the page shows. */
export function faqPage(questions: Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
