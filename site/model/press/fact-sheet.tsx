import { renderToStaticMarkup } from 'react-dom/server';
import type { Edition } from '../../../edition/edition.ts';
import { absolute } from '../parts/addresses.ts';

type Row = [label: string, value: string];
type Table = { heading: string; rows: Row[] };

/** The figures and facts of the press kit, without samples: the press must not quote unconfirmed data. */
function tablesOf({ facts, words, branches, mainBranch, isolated }: Edition, figures: Row[] = []): Table[] {
  const { facts: listed, locations, contact } = words['press-kit'];
  const { email, pressBranch, instagram } = facts.business;
  const { phone } = branches.find(({ slug }) => slug === pressBranch) ?? mainBranch;
  return [
    {
      heading: listed.heading.title,
      rows: [...figures, ...listed.items.map(({ label, value }): Row => [label, value])],
    },
    {
      heading: locations.title,
      rows: branches.map((branch) => [
        branch.name,
        `${branch.address} · ${isolated(branch.phone)} · ${branch.hoursText}`,
      ]),
    },
    {
      heading: contact.heading.title,
      rows: [
        [contact.email, email],
        [contact.phone, isolated(phone)],
        [contact.instagram, instagram],
      ],
    },
  ];
}

/** The date of the sheet and the address of the latest one. */
const datedLine = (edition: Edition) =>
  edition.fill(edition.words['press-kit'].downloads.dated, {
    day: edition.day(edition.today),
    address: absolute(edition.href('pressKit')),
  });

/** The sheet as plain text, with a byte order mark so that old editors detect UTF-8. */
export function factText(edition: Edition): string {
  const { name } = edition.facts.business;
  const { paragraphs, stats } = edition.words['press-kit'].overview;
  const figures = stats.map(({ number, label }) => `${number} ${label}`);
  const tables = tablesOf(edition).flatMap(({ heading, rows }) => [
    ['', heading],
    rows.map(([label, value]) => `${label}: ${value}`),
  ]);
  return `\uFEFF${[name, datedLine(edition), '', paragraphs, '', figures, tables].flat(2).join('\r\n')}\r\n`;
}

/** The sheet as HTML without styles, to print or to paste into a document. */
export function factPage(edition: Edition): string {
  const { overview, facts: listed } = edition.words['press-kit'];
  const { name } = edition.facts.business;
  const figures = overview.stats.map(({ number, label }): Row => [label, number]);
  const page = (
    <html lang={edition.tag} dir={edition.direction}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${name}: ${listed.heading.title}`}</title>
      </head>
      <body>
        <h1>{name}</h1>
        {[...overview.paragraphs, datedLine(edition)].map((text) => (
          <p key={text}>{text}</p>
        ))}
        {tablesOf(edition, figures).map(({ heading, rows }) => (
          <table key={heading}>
            <caption>{heading}</caption>
            <tbody>
              {rows.map(([label, value]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
