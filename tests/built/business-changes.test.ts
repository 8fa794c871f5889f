import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProjectCopy, projectCopy } from '../../tools/support/project-copy.ts';

/** The steps of content/README.md for a new branch: one record and three groups of words. */
function openBranch({ write, read }: ProjectCopy): void {
  const add = (path: string, text: string) => write(path, `${read(path).trimEnd()}\n${text}`);
  const after = (path: string, group: RegExp, text: string) =>
    write(
      path,
      read(path).replace(group, (found) => `${found}${text}`),
    );
  add(
    'content/facts/branches.yaml',
    `- slug: dubai-marina
  name: Dubai Marina
  shortName: Marina
  arabicName: دبي مارينا
  phone: '+971 4 000 0004'
  whatsapp: '+971 50 000 0004'
  hours: { opens: '10:00', closes: '00:00' }
  exceptions: []
  opens: 2099-03-01
  coordinates: { lat: 25.0805, lng: 55.1403 }
  features: [late-hours]
  rating: 5
  reviews: 1
`,
  );
  after(
    'content/en/branches.yaml',
    /^items:\n/m,
    `  dubai-marina:
    area: Dubai Marina, Dubai, United Arab Emirates
    description: The newest of our branches, by the water.
    short: By the water
`,
  );
  after(
    'content/en/branch-pages.yaml',
    /^items:\n/m,
    `  dubai-marina:
    seo:
      title: Barbershop in Dubai Marina for men | JK Masters
      description: JK Masters in Dubai Marina, by the water. Haircuts, fades and beards, open daily until {dubai-marina.closes}. Prices, map and WhatsApp booking.
    trail: Dubai Marina
    hero: { eyebrow: Dubai Marina, title: By the water., lead: The newest of our branches. }
    prices: { title: The menu, lead: Every price in dirhams. }
    team: { title: The team, lead: Soon. }
    why: { title: Why here, paragraphs: [It is near.], points: [{ title: Near, text: It is near. }] }
    closing: { title: Come by, text: Write to us. }
`,
  );
  after(
    'content/en/short-branches.yaml',
    /^items:\n/m,
    `  dubai-marina:
    seo:
      title: Dubai Marina Barber Today, Open Late | JK Masters
      description: Need a haircut in Dubai Marina today? Message JK Masters, open daily until {dubai-marina.closes}. Address, phone, directions and the menu.
    trail: Dubai Marina
    hero: { eyebrow: 'Dubai Marina, Dubai', title: Today., lead: Come by. }
    about: { title: Coming by, paragraphs: [It is near.] }
    points: { heading: { title: Why here }, items: [{ title: Near, text: It is near. }] }
    closing: { title: See you, text: Write to us. }
`,
  );
}

let copy: ProjectCopy;
let printed: string;

beforeAll(async () => {
  copy = projectCopy();
  copy.onlyEnglish();
  openBranch(copy);
  copy.change('content/facts/branches.yaml', /(?<=- slug: jvc\n)/, '  closes: 2026-01-31\n');
  copy.change(
    'content/facts/team.yaml',
    'years: 9, image: kareem-haddad,',
    'years: 9, left: 2026-01-31, image: kareem-haddad,',
  );
  printed = await copy.build();
}, 300_000);
afterAll(() => copy[Symbol.dispose]());

describe('a fourth branch', () => {
  it('opens with a record and three groups of words, and is announced until its first day', () => {
    const page = copy.built('locations/dubai-marina.html');
    expect(page).toContain('Opens on Sunday');
    expect(page).toMatch(/<img|<picture/);
    expect(page).toContain('Haircut');
    expect(copy.built('dubai-marina.html')).toContain('Dubai Marina');
  });

  it('stands in lists, sitemap, structured data and sentences', () => {
    const home = copy.built('index.html').replaceAll('\u00a0', ' ');
    expect(home).toContain('Al Barsha 1, Barsha Heights and Dubai Marina');
    expect(copy.built('blog.html')).toContain('/locations/dubai-marina');
    expect(copy.built('sitemap.xml')).toContain('/locations/dubai-marina<');
    expect(copy.built('api/branches.json')).toContain('Dubai Marina');
    expect(copy.built('locations.html')).toContain('locations/dubai-marina#salon');
  });
});

describe('a branch that closed and a barber who left', () => {
  it('lead their addresses on', () => {
    const moved = JSON.parse(copy.read('releases/current/redirects.json'));
    for (const [from, to] of [
      ['/locations/jvc', '/locations'],
      ['/jvc', '/locations'],
      ['/barber/ayman-farouk', '/locations'],
      ['/barber/kareem-haddad', '/locations/al-barsha'],
    ])
      expect(moved).toContainEqual({ from, to });
    for (const page of ['locations/jvc.html', 'jvc.html', 'barber/kareem-haddad.html'])
      expect(() => copy.built(page)).toThrow();
  });

  it('leave lists, menus, sitemap and structured data', () => {
    for (const page of ['index.html', 'locations.html', 'booking.html', 'services.html'])
      expect(copy.built(page)).not.toMatch(/\/locations\/jvc"|971500000003|Kareem Haddad|jvc#salon/);
    expect(copy.built('sitemap.xml')).not.toMatch(/jvc|kareem-haddad/);
    expect(JSON.parse(copy.built('api/branches.json'))).toHaveLength(3);
  });

  it('stay with the staff, under their names', () => {
    const known = JSON.parse(copy.read('releases/current/content.json'));
    expect(known.branches).toContainEqual({ slug: 'jvc', name: 'JVC', closed: true });
    expect(known.barbers).toContainEqual(expect.objectContaining({ id: 'kareem-haddad', left: true }));
  });

  it('are named to the owner wherever a text still speaks of them', () => {
    const said = /:\d+ {2}names JVC, which has closed; write it without that branch/.source;
    expect(printed).toMatch(new RegExp(`best-barbershop\\.yaml${said}`));
    expect(printed).toMatch(new RegExp(`articles/grooming-tips-dubai\\.mdx${said}`));
    expect(printed).not.toContain('Dubai Marina');
  });
});
