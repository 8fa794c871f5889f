import './lists/lists.css';
import '../components/button.css';
import { api } from '../../contract/routes.ts';
import { fillGreeting } from '../../domain/links.ts';
import { formatMoney } from '../../domain/money.ts';
import { orderServices, visibleServices } from '../../domain/services.ts';
import { ListState, type ListWords } from './lists/list-state.tsx';
import { useList } from './lists/use-list.ts';

type ApiService = { id: string; name: string; price: number; duration: number; description?: string };

/** What the API does not say of a service, by id. */
export type ServiceExtras = {
  rank?: number | undefined;
  hidden?: boolean | undefined;
  note?: string | undefined;
  bookHref: string;
};

export type ServicesListProps = {
  built: ApiService[];
  extras: Record<string, ServiceExtras>;
  words: ListWords & { from: string; minutes: string; book: string };
  homeHref: string;
  bookingHref: string;
  locale: string;
};

const isService = (value: unknown): value is ApiService => {
  const { id, name, price, duration } = (value ?? {}) as Partial<ApiService>;
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    typeof price === 'number' &&
    typeof duration === 'number'
  );
};

export function ServicesList({ built, extras, words, homeHref, bookingHref, locale }: ServicesListProps) {
  const { state, items = built } = useList(api.services, isService);
  const rules = items.map((service) => ({ ...service, ...extras[service.id], availableAt: undefined }));
  const services = orderServices(
    visibleServices(rules as ((typeof rules)[number] & { rank?: number; hidden?: boolean })[]),
    locale,
  );
  return (
    <ListState words={words} state={services.length ? state : 'empty'} homeHref={homeHref}>
      <ul className="service-cards">
        {services.map(({ id, name, price, duration, description, note, bookHref = bookingHref }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p className="service-price">
              <small>{words.from}</small> <span className="numeral">{formatMoney(price, locale)}</span>
            </p>
            <p className="quiet">{fillGreeting(words.minutes, { minutes: String(duration) })}</p>
            {description && <p className="menu-description">{description}</p>}
            {note && <p className="menu-note">{note}</p>}
            <a
              className="button button-quiet"
              href={bookHref}
              data-event="book_click"
              data-section="services"
              data-location={id}
            >
              {words.book}
              <span className="hidden-text">: {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </ListState>
  );
}
