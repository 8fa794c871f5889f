import type { ListedService } from '../../../contract/lists.ts';
import { orderServices, visibleServices } from '../../../domain/services.ts';

/** A service as GET /api/services gives it; another server may count its ids and describe nothing. */
export type ApiService = Pick<ListedService, 'name' | 'price' | 'duration'> & {
  id: ListedService['id'] | number;
  description?: ListedService['description'] | null;
};

/** What the answer does not say of a service. */
export type ServiceExtras = {
  rank?: number;
  hidden?: boolean;
  note?: string;
  bookHref: string;
};

export type ShownService = ServiceExtras & {
  id: string;
  name: string;
  price: number;
  duration: number;
  description: string;
};

export type Menu = { built: ApiService[]; extras: Record<string, ServiceExtras>; bookingHref: string };

export function isService(value: unknown): value is ApiService {
  const { id, name, price, duration } = (value ?? {}) as Partial<ApiService>;
  return (
    (typeof id === 'string' || typeof id === 'number') &&
    typeof name === 'string' &&
    Number.isFinite(price) &&
    Number.isFinite(duration)
  );
}

/** What a visitor sees of an answer: hidden services left out, the ranked first. Known by id, or else by name. */
export function menuOf(answer: ApiService[], { built, extras, bookingHref }: Menu, locale: string) {
  const idOf = new Map(built.map(({ id, name }) => [name, String(id)]));
  const services = answer.map(({ id, name, price, duration, description }): ShownService => {
    const known = extras[id] ?? extras[idOf.get(name) ?? ''];
    return {
      bookHref: bookingHref,
      ...known,
      id: String(id),
      name,
      price,
      duration,
      description: description ?? '',
    };
  });
  return orderServices(visibleServices(services), locale);
}
