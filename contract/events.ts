/** Kinds of content that a location may refer to by id. */
export type PlaceKind = 'branch' | 'barber' | 'service' | 'article' | 'servicePage' | 'download' | 'route';
type Pattern = `${string}{${PlaceKind}}${string}`;

/**
 * All analytics events: event, section, and the possible locations, with braces for content ids. Names are
 * language-independent. Other events do not compile, and the server rejects them.
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
  download: { press_kit: ['{download}'], location: ['{branch}'] },
} as const satisfies Record<string, Record<string, readonly string[]>>;

type Vocabulary = typeof vocabulary;
declare const filled: unique symbol;

/** The ids of each kind, as locations spell them. */
export type PlaceIds = Record<PlaceKind, readonly string[]>;
export type EventName = keyof Vocabulary;
export type SectionOf<E extends EventName> = Extract<keyof Vocabulary[E], string>;
type PatternOf<E extends EventName, S extends SectionOf<E>> = Extract<
  Vocabulary[E][S],
  readonly unknown[]
>[number];
/** A pattern with its braces filled. Branded, so that only `place` can create it. */
export type PlaceName<P> = P extends Pattern ? string & { readonly [filled]: P } : P;
export type PlaceOf<E extends EventName, S extends SectionOf<E>> = PlaceName<PatternOf<E, S>>;
/** The sections of an event that accept a location pattern. */
export type SectionWith<E extends EventName, P> = {
  [S in SectionOf<E>]: P extends PatternOf<E, S> ? S : never;
}[SectionOf<E>];
/** An interaction that an element declares. */
export type TrackedEvent = {
  [E in EventName]: {
    [S in SectionOf<E>]: { event: E; section: S; location: PlaceOf<E, S> };
  }[SectionOf<E>];
}[EventName];

/** Section and location of a page's `page_view` event. */
export type PageView = {
  [S in SectionOf<'page_view'>]: { section: S; location: PlaceOf<'page_view', S> };
}[SectionOf<'page_view'>];

const BRACES = /\{(\w+)\}/;
const fill = (pattern: string, id: string) => pattern.replace(BRACES, () => id);

/** `place('{branch}-direct', 'jvc')` is 'jvc-direct'. */
export const place = <P extends Pattern>(pattern: P, id: string) => fill(pattern, id) as PlaceName<P>;

/** Article names use underscores instead of the hyphens in addresses. */
export const articleName = (slug: string) => slug.replaceAll('-', '_');

/** An event as received, not validated yet. */
export type RawEvent = { event: string; section: string; location: string };

/** Whether an event is in the vocabulary, with the id of existing content. */
export function isKnownEvent({ event, section, location }: RawEvent, ids: PlaceIds): boolean {
  const sections: Record<string, readonly string[]> = Object.hasOwn(vocabulary, event)
    ? vocabulary[event as EventName]
    : {};
  const patterns = Object.hasOwn(sections, section) ? (sections[section] ?? []) : [];
  return patterns.some((pattern) => {
    const kind = BRACES.exec(pattern)?.[1] as PlaceKind | undefined;
    return kind ? ids[kind].some((id) => fill(pattern, id) === location) : pattern === location;
  });
}

/** Maximum number of events per request. */
export const MAX_EVENTS = 20;
/**
 * The DOM event by which islands report interactions that no element declares. A type, because a shared value would become an
 * extra file for every visitor to fetch.
 */
export type EventMessage = 'jk:event';
