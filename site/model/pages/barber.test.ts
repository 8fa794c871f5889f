import { describe, expect, it } from 'vitest';
import type { Barber } from '../../../edition/join/team.ts';
import { smallEdition } from '../../../tests/support/small-edition.ts';
import { barberPage } from './barber.ts';

const edition = smallEdition();
const [omar, leo] = edition.team as [Barber, Barber];
const page = await barberPage(edition, omar);

describe("a barber's page", () => {
  it('shows him, his branch and what he does best', () => {
    const { view } = page;
    expect(view).toMatchObject({
      name: 'Omar Said',
      otherName: { lang: 'ar', text: 'عمر سعيد' },
      title: 'Master barber',
      branchLine: 'Harbour One · Quay 3, Dubai',
      specialties: { list: ['Skin fade', 'Beard design'] },
    });
    expect(view.portrait).toMatchObject({ monogram: 'OS' });
    expect(view.stats.facts.map(({ value }) => value)).toEqual(['9\u00a0years', 'Harbour One']);
  });

  it('names his branch once, where the address does so', async () => {
    const address = 'Harbour One, Dubai';
    const { view } = await barberPage(edition, { ...omar, branch: { ...omar.branch, address } });
    expect(view.branchLine).toBe(address);
  });

  it('writes to his branch, in his name', () => {
    const [chat, call, book] = page.view.buttons;
    const message = new URL(chat?.href ?? '');
    expect(message.pathname).toBe('/971501111111');
    expect(message.searchParams.get('text')).toContain(
      'Harbour One! I would like to book an appointment with Omar Said',
    );
    expect(call?.href).toBe('tel:+97141111111');
    expect(book?.href).toBe('/booking?branch=harbour&barber=omar-said');
  });

  it('asks for his reviews, and names him in the rules', () => {
    expect(page.view.rating).toMatchObject({
      from: '/api/reviews/counts?barberId=omar-said',
      none: { value: '0.0' },
    });
    expect(page.reviews).toMatchObject({ barberId: 'omar-said', locale: 'en-AE' });
    expect(page.reviews.words.policy.counts).not.toContain('{name}');
  });

  it('is a person to search engines, who works for his branch', () => {
    expect(page.head.type).toBe('profile');
    expect(page.head.structuredData['@graph'][1]).toMatchObject({
      '@type': 'Person',
      name: 'Omar Said',
      worksFor: { '@id': 'https://www.jkmasters.example/locations/harbour#salon' },
    });
  });

  it('announces nobody who is a sample', async () => {
    const { head } = await barberPage(edition, leo);
    expect(JSON.stringify(head.structuredData)).not.toContain('Person');
  });

  it('names as many specialties as a search result shows', async () => {
    expect(page.head.description).toContain(
      '9\u00a0years behind the chair. Specialties: Skin fade, Beard design',
    );
    const long = { ...leo, name: 'Leonardo de la Cruz' };
    const { description } = (await barberPage(edition, long)).head;
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toContain('1\u00a0year behind the chair. Specialties: Kids cuts');
    expect(description).not.toContain('Buzz cuts');
  });
});
