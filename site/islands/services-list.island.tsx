import { place } from '../../contract/events.ts';
import type { ListedService } from '../../contract/lists.ts';
import { orderServices, visibleServices } from '../../domain/services.ts';
import { span } from '../../domain/span.ts';
import { formatMinutes, formatPrice } from '../../domain/span-text.ts';
import { fill } from '../../domain/text.ts';
import { FareLine, FareLink } from '../components/fare.tsx';
import type { servicesList } from '../model/parts/islands.ts';
import { ListState, useList } from './lists/list-state.tsx';

export function ServicesList(props: ReturnType<typeof servicesList>) {
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
                {lines.map(
                  ({ id, name, price, duration, description, note, lang, bookHref, priceTo, durationTo }) => (
                    <FareLine
                      key={id}
                      name={name}
                      lang={lang}
                      from={priceTo ? undefined : words.units.from}
                      price={formatPrice(span(price, priceTo ?? price), locale, words.units)}
                      about={[formatMinutes(span(duration, durationTo), locale, words.units), description]
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
                  ),
                )}
              </ul>
            </div>
          ),
      )}
    </ListState>
  );
}
