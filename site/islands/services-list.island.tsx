import { place } from '../../contract/events.ts';
import type { ListedService } from '../../contract/lists.ts';
import { countWords, formatMoney } from '../../domain/format.ts';
import { orderServices, visibleServices } from '../../domain/services.ts';
import { fill } from '../../domain/text.ts';
import type { Words } from '../../edition/schema/catalogue.ts';
import { FareLine, FareLink } from '../components/fare.tsx';
import { ListState, useList } from './lists/list-state.tsx';

/** Page data that is not in GET /api/services. */
type ServiceExtras = { rank?: number; hidden?: boolean; note?: string; bookHref: string };

export type ServicesListProps = {
  built: ListedService[];
  /** By service name, because the ids of the API may differ. */
  extras: Record<string, ServiceExtras>;
  bookingHref: string;
  /** The localized API path. */
  from: string;
  words: Omit<Words['services-page']['list'], 'title'> &
    Pick<Words['interface']['units'], 'from' | 'minutes' | 'money'> &
    Pick<Words['interface']['chat'], 'ofService'>;
  homeHref: string;
  locale: string;
};

export function ServicesList(props: ServicesListProps) {
  const { from, built, extras, bookingHref, words, homeHref, locale } = props;
  const { state, items = built } = useList<ListedService>(from);
  const withExtras = items.map((item) => ({ bookHref: bookingHref, ...extras[item.name], ...item }));
  const services = orderServices(visibleServices(withExtras), locale);
  // Menu order has two groups: ranked services, then the others by name.
  const groups = [
    { title: words.ranked, lines: services.filter(({ rank }) => rank !== undefined) },
    { title: words.others, lines: services.filter(({ rank }) => rank === undefined) },
  ];
  return (
    <ListState words={words} state={services.length ? state : 'empty'} homeHref={homeHref}>
      {groups.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <div key={title} className="service-group">
              <p className="eyebrow">{title}</p>
              <ul className="fare" aria-label={title}>
                {lines.map(({ id, name, price, duration, description, note, bookHref }) => (
                  <FareLine
                    key={id}
                    name={name}
                    from={words.from}
                    price={formatMoney(price, locale, words.money)}
                    about={[countWords(words.minutes, duration, locale), description]
                      .filter(Boolean)
                      .join(' · ')}
                    note={note}
                  >
                    <FareLink
                      label={words.book}
                      describe={fill(words.ofService, { service: name })}
                      href={bookHref}
                      by={{ event: 'book_click', section: 'services', location: place('{service}', id) }}
                    />
                  </FareLine>
                ))}
              </ul>
            </div>
          ),
      )}
    </ListState>
  );
}
