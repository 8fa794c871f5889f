import './lists/services-list.css';
import { place } from '../../contract/events.ts';
import { formatMoney } from '../../domain/money.ts';
import { countWords } from '../../domain/plural.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { ListState } from './lists/list-state.tsx';
import { isService, type Menu, menuOf } from './lists/service-answer.ts';
import { useList } from './lists/use-list.ts';

export type ServicesListProps = Menu & {
  /** Where the list is asked for, in the language of the page. */
  from: string;
  words: Omit<Words['services-page']['list'], 'title'> &
    Pick<Words['interface']['units'], 'from' | 'minutes'>;
  homeHref: string;
  locale: string;
};

export function ServicesList({ from, words, homeHref, locale, ...menu }: ServicesListProps) {
  const { state, items = menu.built } = useList(from, isService);
  const services = menuOf(items, menu, locale);
  return (
    <ListState words={words} state={services.length ? state : 'empty'} homeHref={homeHref}>
      <ul className="service-cards">
        {services.map(({ id, name, price, duration, description, note, bookHref }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className="service-price">
              <small>{words.from}</small>{' '}
              {/* Browsers may know another space between currency and number than the build did. */}
              <span className="numeral" suppressHydrationWarning>
                {formatMoney(price, locale)}
              </span>
            </p>
            <p className="quiet">{countWords(words.minutes, duration, locale)}</p>
            {description && <p className="menu-description">{description}</p>}
            {note && <p className="menu-note">{note}</p>}
            <ButtonLink
              kind="quiet"
              label={words.book}
              describe={name}
              href={bookHref}
              by={{ event: 'book_click', section: 'services', location: place('{service}', id) }}
            />
          </li>
        ))}
      </ul>
    </ListState>
  );
}
