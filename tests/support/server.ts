import type { Timetable } from '../../domain/opening-hours.ts';
import { createApp, type Deps } from '../../server/app/app.ts';
import { createLog } from '../../server/log.ts';
import type { BuiltFile, Site } from '../../server/static/site.ts';
import { openedStore } from './engines.ts';
import { temporary } from './folder.ts';

export const BARBER = 'ayman-farouk';
/** Noon in Dubai. */
export const NOON = new Date('2026-11-21T08:00:00Z');

const page = (text: string): BuiltFile => ({
  bodies: { identity: new TextEncoder().encode(text) },
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': "default-src 'none'" },
  etag: 'x',
});

const REVIEW_PROBLEM =
  '<p>{{message}}</p><a data-if-href="barber:{{barberHref}}#reviews">{{barber}}</a><input value="{{customerName}}" data-if-autofocus="customerNameFirst:"><textarea>{{review}}</textarea><b data-if-checked="rating4:"></b><i>{{customerNameError}}|{{reviewError}}|{{emailError}}|{{ratingError}}</i><a data-if-hidden="chatless:" data-if-href="barber:{{chatHref}}">{{chat}}</a>';

const timetable: Timetable = { opens: '09:00', closes: '01:00', exceptions: [] };

/** A minimal site, so that a server test needs no build. */
export const smallSite: Site = {
  release: { id: '7', builtAt: NOON.toISOString(), siteUrl: '', publication: 3 },
  files: new Map([
    ['/', page('home')],
    ['/404', page('404 Page Not Found')],
    ['/barber-not-found', page('Barber not found')],
    ['/review-problem', page(REVIEW_PROBLEM)],
    ['/api/services', { ...page('[]'), headers: { 'Content-Type': 'application/json' } }],
  ]),
  mails: {
    en: {
      hours: { one: '{count} hour', other: '{count} hours' },
      password: { invited: 'Welcome', subject: 'New password', text: 'Hi {name}, for {hours}: {link}' },
      reviews: {
        one: '{rating} stars for {barber}',
        several: { other: '{count} new reviews' },
        line: '{moment}: {barber}, {rating} of 5',
        text: '{list} at {link}',
      },
      watch: {
        subject: 'Trouble',
        site: 'Old site',
        late: 'Late',
        backup: 'No backup',
        store: 'No store',
        forward: 'Forward:',
      },
    },
    ar: {
      hours: { one: 'ساعة', other: '{count} ساعة' },
      password: { invited: 'أهلًا', subject: 'كلمة المرور', text: 'مرحبًا {name}، {hours}: {link}' },
      reviews: {
        one: 'تقييم {barber}: {rating}',
        several: { other: 'تقييمات جديدة: {count}' },
        line: '{barber}، {rating} من 5',
        text: '{list} {link}',
      },
      watch: {
        subject: 'عطل',
        site: 'قديم',
        late: 'Late',
        backup: 'لا نسخة',
        store: 'لا مخزن',
        forward: 'للمشغّل:',
      },
    },
  },
  reviewProblems: new Map([
    [
      'en',
      {
        reasons: {
          fields: 'See the fields',
          tooMany: { one: 'Wait a minute', other: 'Wait {count} minutes' },
          tooLarge: 'Too long',
          foreign: 'From elsewhere',
          unreadable: 'Not readable',
          unavailable: 'Not now',
          left: '{barber} left',
        },
        barbers: { [BARBER]: { name: 'Ayman the barber', chat: 'Tell JVC', chatHref: 'https://wa.me/971' } },
        errors: {
          customerName: { blank: 'Name?', long: 'Shorter name' },
          review: { blank: 'Words?', long: 'Fewer words' },
          email: { wrong: 'Email?' },
          rating: { wrong: 'Stars?' },
        },
      },
    ],
  ]),
  appointments: {
    'en-AE': {
      title: '{service} at {branch}',
      appointment: 'Appointment',
      price: 'Price: {price}',
      change: 'Change: {link}',
      cannotCome: 'I cannot come to {branch} on {day} at {time}',
      barber: 'Barber: {barber}',
      people: 'For: {people}',
      peopleCount: { other: '{count} people' },
      barbers: { [BARBER]: 'Ayman' },
      services: { haircut: { name: 'Haircut', price: 'AED 60', from: 60, to: 60 } },
      priceWords: { each: '{price} each, {all} together', money: 'AED {amount}', range: '', atLeast: '' },
      branches: {
        jvc: {
          name: 'JVC',
          whatsapp: '+971 50 000 0003',
          description: 'Phone: +971 4 000 0003',
          location: 'JK Masters, JVC',
          coordinates: { lat: 25.0539, lng: 55.2095 },
          url: 'https://www.jkmasters.example/locations/jvc',
        },
      },
    },
  },
  branches: [
    { slug: 'al-barsha', timetable },
    { slug: 'jvc', timetable },
  ],
  places: {
    branch: ['al-barsha', 'jvc'],
    barber: [BARBER],
    service: ['haircut'],
    article: ['why_jk_masters'],
    servicePage: ['beard-styling'],
    download: ['logo-svg'],
    route: ['home', 'blog'],
  },
  siteUrl: 'https://jk.example',
  redirects: new Map([['/old', '/']]),
  barbers: new Map([
    [BARBER, { id: BARBER, name: 'Ayman Farouk', branchId: 'jvc', left: false }],
    ['gone-barber', { id: 'gone-barber', name: 'Gone Barber', branchId: 'jvc', left: true }],
    ['youssef-amrani', { id: 'youssef-amrani', name: 'Youssef Amrani', branchId: 'al-barsha', left: false }],
  ]),
};

/** A fresh SQLite store in its own folder, deleted after the test. */
export const freshStore = () => openedStore({ dataDir: temporary() });

/** The server as a function from Request to Response with a fresh store; `clock.now` sets its time. */
export async function freshApp(deps: Partial<Deps> = {}) {
  const store = deps.store ?? (await freshStore());
  const clock = { now: NOON };
  const app = createApp({
    site: smallSite,
    log: createLog('silent'),
    now: () => clock.now,
    listsFreshMs: 0,
    ...deps,
    store,
  });
  const request = async (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);
  const json = async (path: string) => (await request(path)).json();
  const post = (path: string, body: unknown, headers: HeadersInit = {}) =>
    request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { app, store, clock, request, json, post };
}

export const draft = (changes: Record<string, unknown> = {}) => ({
  barberId: BARBER,
  customerName: 'Omar',
  rating: 5,
  review: 'A clean fade.',
  openForMs: 20_000,
  ...changes,
});
