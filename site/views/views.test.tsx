import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Branch } from '../../edition/join/branches.ts';
import { smallContent, smallEdition } from '../../tests/support/small-edition.ts';
import { BranchView, ShortBranchView } from './branch.tsx';
import { HomeView } from './home/home-view.tsx';
import { LandingView } from './landing/landing-view.tsx';
import { ServicePageView } from './landing/service-page-view.tsx';

const edition = smallEdition();
const [harbour, market] = edition.branches as [Branch, Branch];
const shown = (view: ReactNode) =>
  renderToStaticMarkup(view).replaceAll('&amp;', '&').replaceAll('\u00a0', ' ');
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const bookings = (html: string) => [...html.matchAll(/href="(\/booking[^"]*)"/g)].map(([, href]) => href);
const chats = (html: string) =>
  [...html.matchAll(/href="(https:\/\/wa\.me[^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href));

describe('the home page', () => {
  const html = shown(<HomeView edition={edition} />);
  const text = textOf(html);

  it('shows the menu with its prices, and a chat about the service in each branch that offers it', () => {
    expect(text).toMatch(/Haircut AED 70 .*Moroccan bath.* AED 210 .*Available at Market only/);
    expect(text).not.toContain('AED 45');
    expect(chats(html).filter((href) => href.includes('Moroccan bath'))).toEqual([
      expect.stringMatching(/971502222222.*Old Market! I would like to book: Moroccan bath/),
    ]);
  });

  it('says over quotes that they are examples, as long as one is', () => {
    expect(text).not.toContain('Examples');
    const reviews = edition.facts.reviews.map((review) => ({ ...review, sample: true as const }));
    expect(textOf(shown(<HomeView edition={smallEdition({ reviews })} />)).match(/Examples/g)).toHaveLength(
      1,
    );
  });

  it('shows the whole of a small team with two specialties each, and of a large one some of each branch', () => {
    expect(text).toMatch(/Omar Said .*Harbour One · 9 years Skin fade Beard design LC Leo Cruz/);
    const [omar, leo] = smallContent.facts.team;
    const many = Array.from({ length: 10 }, (_, index) => [
      { ...omar, id: `omar-${index}` },
      { ...leo, id: `leo-${index}` },
    ]).flat() as typeof smallContent.facts.team;
    const large = shown(<HomeView edition={smallEdition({ team: many })} />);
    expect(large.match(/href="\/barber\/(omar|leo)-\d"/g)).toHaveLength(4);
    expect(large).toContain('href="/locations/market#team"');
  });
});

describe('the pages of a branch', () => {
  it('show their own prices, priced by the menu, or else the menu, and book each as it stands there', () => {
    const own = shown(<BranchView edition={edition} branch={harbour} />);
    expect(textOf(own)).toContain('The cut AED 70 40 min With a wash.');
    expect(bookings(own)).toContain('/booking?branch=harbour&service=harbour_cut');
    const menu = bookings(shown(<BranchView edition={edition} branch={market} />));
    expect(menu).toContain('/booking?branch=market&service=moroccan-bath');
  });

  it('reach the branch in every way, and show who works there', () => {
    const html = shown(<BranchView edition={edition} branch={harbour} />);
    expect(chats(html)[0]).toContain('wa.me/971501111111');
    expect(html).toContain('tel:+97141111111');
    expect(decodeURIComponent(html)).toContain('destination=Two Chairs, Quay 3, Dubai');
    expect(html).toContain('/barber/omar-said');
    expect(html).not.toContain('/barber/leo-cruz');
    expect(html).toContain('href="/harbour"');
    expect(shown(<ShortBranchView edition={edition} branch={market} />)).toContain(
      'href="/locations/market"',
    );
  });

  it('say the first and the last day, and other hours, also those that began before the first day', () => {
    const branches = smallContent.facts.branches.map((branch) => ({
      ...branch,
      opens: '2027-02-20' as const,
      closes: '2027-12-01' as const,
      exceptions: [
        { from: '2027-02-08', until: '2027-03-09', opens: '12:00', reason: 'Ramadan' } as const,
        { from: '2027-03-10', until: '2027-03-10', closed: true, reason: 'Eid' } as const,
      ],
    }));
    const changed = smallEdition({ branches });
    const text = textOf(shown(<BranchView edition={changed} branch={changed.branches[1] as Branch} />));
    expect(text).toMatch(/Opens on [^.]*20 February 2027.*Open until [^.]*1 December 2027/);
    expect(text).toMatch(/Ramadan, .* to .*: 12:00 PM – 2:00 AM.*Eid, [^:]*10 March 2027: closed/);
  });
});

describe('the pages that sell one thing', () => {
  it('take prices and figures from the facts', () => {
    const fades = edition.facts.fades.map((fade) =>
      fade.id === 'high' ? { ...fade, price: 111, popularityPercent: 12 } : fade,
    );
    const text = textOf(shown(<LandingView edition={smallEdition({ fades })} kind="fade-haircut" />));
    expect(text).toMatch(/AED 111 .*45 min .*12%/);
    expect(textOf(shown(<LandingView edition={edition} kind="beard-trim" />))).toContain('AED 65–80');
  });

  it('book each price by itself, and name the service in their greetings', () => {
    const beards = shown(<LandingView edition={edition} kind="beard-trim" />);
    expect(bookings(beards)).toContain('/booking?service=beard-trim_trim-shape');
    expect(chats(beards)[0]).toContain('I would like to book: Beard trim.');
    const service = shown(<ServicePageView edition={edition} slug="premium-haircuts" />);
    expect(bookings(service)).toContain('/booking?branch=market&service=premium-haircuts_premium-haircut');
    expect(textOf(service)).toMatch(/AED 70 .*45–60 min/);
    expect(textOf(service)).toMatch(/Beard styling.*AED 55.*Traditional shave.*AED 50/i);
  });

  it('name twelve districts and count the rest, and call the main branch', () => {
    const html = shown(<LandingView edition={edition} kind="best-barbershop" />);
    const served = edition.facts.areas.filter((area) => area.served).length;
    expect(textOf(html)).toContain(String(served - 12));
    expect(html).toContain('tel:+97141111111');
  });
});
