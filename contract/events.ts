/** What a place may name; only the content knows which there are. */
export type PlaceKind = 'branch' | 'barber' | 'service' | 'article' | 'servicePage' | 'download' | 'route';
type Pattern = `${string}{${PlaceKind}}${string}`;

/**
 * All that is ever reported: an event, the section it happened in, the places it may be about. Braces stand for what the
 * content names. Names are of no language; whatever is not here neither compiles nor is taken by the server.
 */
export const vocabulary = {
  page_view: {
    home: ['home'],
    services: ['services'],
    location: ['locations', '{branch}'],
    seo: ['best_barbershop_dubai', 'fade_haircut_dubai', 'beard_trim_dubai', 'press_kit', '{servicePage}'],
    blog: ['blog_listing'],
    blog_article: ['{article}'],
    barber: ['{barber}', 'review_received'],
    booking: ['booking'],
    page: ['{route}'],
    error: ['not_found', 'barber_not_found', 'review_problem', 'offline'],
  },
  call_click: { phone_number: ['{branch}', 'press'], booking: ['{branch}'] },
  whatsapp_booking: {
    hero_section: ['{branch}'],
    location_info: ['{branch}'],
    cta_section: ['{branch}'],
    services: ['{branch}'],
    finder: ['{branch}'],
    booking: ['{branch}'],
    barber: ['{barber}'],
    floating_button: ['{branch}', '{branch}-direct'],
  },
  directions_click: {
    hero_section: ['{branch}'],
    location_info: ['{branch}'],
    finder: ['{branch}'],
    map: ['{branch}'],
    thumb_bar: ['{branch}'],
  },
  navigation: {
    header: ['{route}', 'logo', 'whatsapp'],
    hero_section: ['locations'],
    cta_section: ['locations', 'blog', '{article}'],
  },
  social_click: { footer: ['instagram', 'whatsapp_{branch}'], press_kit: ['instagram'] },
  footer_link: { footer: ['{route}', '{branch}', 'today_{branch}', 'email_{branch}', 'language'] },
  book_click: {
    cta_section: [
      'home',
      'services',
      'locations',
      'blog',
      'best_barbershop_dubai',
      'fade_haircut_dubai',
      'beard_trim_dubai',
      'team',
      '{branch}',
      '{servicePage}',
      '{article}',
    ],
    services: ['{service}'],
    barber: ['{barber}'],
    finder: ['{branch}'],
    thumb_bar: ['{branch}', 'any'],
  },
  review_submitted: { reviews: ['{barber}'] },
  nearest_branch: { finder: ['{branch}'] },
  share: { blog: ['{article}'], location: ['{branch}'] },
  download: { press_kit: ['{download}'], location: ['{branch}'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Vocabulary = typeof vocabulary;
declare const filled: unique symbol;

/** Which branches, barbers and so on there are, as places name them. */
export type PlaceIds = Record<PlaceKind, readonly string[]>;
export type EventName = keyof Vocabulary;
export type SectionOf<E extends EventName> = Extract<keyof Vocabulary[E], string>;
type PatternOf<E extends EventName, S extends SectionOf<E>> = Extract<
  Vocabulary[E][S],
  readonly unknown[]
>[number];
/** A pattern with its braces filled: only `place` makes one, so that no free string passes for it. */
export type PlaceName<P> = P extends Pattern ? string & { readonly [filled]: P } : P;
export type PlaceOf<E extends EventName, S extends SectionOf<E>> = PlaceName<PatternOf<E, S>>;
/** The sections in which an event may be about such a place. */
export type SectionWith<E extends EventName, P> = {
  [S in SectionOf<E>]: P extends PatternOf<E, S> ? S : never;
}[SectionOf<E>];
/** Something a visitor can do, as an element says it of itself. */
export type Reported = {
  [E in EventName]: {
    [S in SectionOf<E>]: { event: E; section: S; location: PlaceOf<E, S> };
  }[SectionOf<E>];
}[EventName];

/** What a page reports when it is seen; the event is `page_view`. */
export type PageView = {
  [S in SectionOf<'page_view'>]: { section: S; location: PlaceOf<'page_view', S> };
}[SectionOf<'page_view'>];

const BRACES = /\{(\w+)\}/;
const fill = (pattern: string, id: string) => pattern.replace(BRACES, () => id);

/** `place('{branch}-direct', 'jvc')` is 'jvc-direct'. */
export const place = <P extends Pattern>(pattern: P, id: string) => fill(pattern, id) as PlaceName<P>;

/** An article's name has underscores where its address has hyphens. */
export const articleName = (slug: string) => slug.replaceAll('-', '_');

/** As it arrives: words, of which nothing is known yet. */
export type RawEvent = { event: string; section: string; location: string };

/** Whether this site can report that. */
export function isReported({ event, section, location }: RawEvent, ids: PlaceIds): boolean {
  const sections: Record<string, readonly string[]> = Object.hasOwn(vocabulary, event)
    ? vocabulary[event as EventName]
    : {};
  const patterns = Object.hasOwn(sections, section) ? (sections[section] ?? []) : [];
  return patterns.some((pattern) => {
    const kind = BRACES.exec(pattern)?.[1] as PlaceKind | undefined;
    return kind ? ids[kind].some((id) => fill(pattern, id) === location) : pattern === location;
  });
}

/** As many events go in one request; more are sent in several. */
export const MAX_EVENTS = 20;
/**
 * The DOM event by which islands tell the page's one listener what no element says. A type: shared as a value it would be
 * a file of its own that every visitor fetches.
 */
export type EventMessage = 'jk:event';
