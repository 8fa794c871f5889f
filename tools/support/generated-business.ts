import { onlyEnglish, type ProjectCopy } from './project-copy.ts';

/** Dubai, roughly: branches stand on a grid over it. */
const CORNER = { lat: 24.95, lng: 55.08 };
const STEP = 0.03;
const A_ROW = 8;
const FIRST_NAMES = [
  'Adil',
  'Basim',
  'Cyrus',
  'Darius',
  'Elias',
  'Faris',
  'Ghassan',
  'Haris',
  'Idris',
  'Jalal',
];
const LAST_NAMES = [
  'Aziz',
  'Bakri',
  'Chahine',
  'Darwish',
  'Essa',
  'Fakhouri',
  'Ghanem',
  'Hariri',
  'Issa',
  'Jaber',
];
const TITLES = ['master', 'senior', 'skilled'];

/** 'Quarter Aa', 'Quarter Ab' …: letters, so that a name is no number in a sentence. */
const letters = (index: number) => String.fromCharCode(65 + Math.floor(index / 26), 97 + (index % 26));

function branchFacts(index: number): string {
  const lat = CORNER.lat + STEP * Math.floor(index / A_ROW);
  const lng = CORNER.lng + STEP * (index % A_ROW);
  const line = String(100 + index).padStart(4, '0');
  return `- slug: quarter-${letters(index).toLowerCase()}
  name: Quarter ${letters(index)}
  shortName: ${letters(index)} Quarter
  arabicName: الحي ${index + 1}
  phone: '+971 4 000 ${line}'
  whatsapp: '+971 50 000 ${line}'
  hours: { opens: '${index % 2 ? '09:00' : '10:00'}', closes: '01:00' }
  exceptions: []
  coordinates: { lat: ${lat.toFixed(4)}, lng: ${lng.toFixed(4)} }
  features: [late-hours, parking]
  rating: 4.9
  reviews: ${10 + index}
`;
}

const branchWords = (name: string) => `
    area: ${name}, Dubai, United Arab Emirates
    description: Our branch in ${name}, with parking at the door.
    short: In ${name}, with parking
`;

const branchPage = (name: string) => `
    seo:
      title: Barbershop in ${name}, Dubai | JK Masters
      description: JK Masters in ${name}, with parking at the door. Haircuts, fades and beards for men, open daily until late. Prices, map and WhatsApp booking.
    trail: ${name}
    hero: { eyebrow: ${name}, title: Good cuts in ${name}., lead: Park at the door and sit down. }
    prices: { title: The menu, lead: Every price in dirhams. }
    team: { title: The team, lead: Choose whom you like. }
    why: { title: Why here, paragraphs: [It is near.], points: [{ title: Near, text: It is near. }] }
    closing: { title: Come by, text: Write to us. }
`;

const shortPage = (name: string) => `
    seo:
      title: ${name} Barber Today, Open Late | JK Masters
      description: Need a haircut in ${name} today? Message JK Masters, open daily until late. Address, phone, directions and the whole menu with prices.
    trail: ${name}
    hero: { eyebrow: '${name}, Dubai', title: Today in ${name}., lead: Come by. }
    about: { title: Coming by, paragraphs: [It is near.] }
    points: { heading: { title: Why here }, items: [{ title: Near, text: It is near. }] }
    closing: { title: See you, text: Write to us. }
`;

function barberFacts(index: number, branch: string): string {
  const [first, last] = [FIRST_NAMES[index % 10], LAST_NAMES[Math.floor(index / 10) % 10]];
  const name = `${first} ${letters(Math.floor(index / 100))} ${last}`;
  const id = name.toLowerCase().replaceAll(' ', '-');
  const title = TITLES[index % TITLES.length];
  return `- { id: ${id}, name: ${name}, title: ${title}, branch: ${branch}, years: ${3 + (index % 9)}, specialties: [skin-fade, beard-design, classic-cuts], sample: true }
`;
}

const countOf = (text: string, entry: RegExp) => text.match(entry)?.length ?? 0;
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export type BusinessSize = { branches: number; barbers: number };

/** Opens branches and takes on barbers until the business of a copy has that size, by the steps of content/README.md. */
export function growBusiness(copy: ProjectCopy, size: BusinessSize): void {
  onlyEnglish(copy);
  const { read, write } = copy;
  const branchesFile = 'content/facts/branches.yaml';
  const teamFile = 'content/facts/team.yaml';
  const add = (path: string, text: string) => write(path, `${read(path).trimEnd()}\n${text}`);
  const opened = times(size.branches - countOf(read(branchesFile), /^- slug:/gm), letters);
  add(branchesFile, opened.map((_, index) => branchFacts(index)).join(''));
  const say = (path: string, words: (name: string) => string) => {
    const groups = opened.map((name) => `  quarter-${name.toLowerCase()}:${words(`Quarter ${name}`)}`);
    write(
      path,
      read(path).replace(/^items:\n/m, (found) => found + groups.join('')),
    );
  };
  say('content/en/branches.yaml', branchWords);
  say('content/en/branch-pages.yaml', branchPage);
  say('content/en/short-branches.yaml', shortPage);
  const slugs = opened.map((name) => `quarter-${name.toLowerCase()}`);
  const hired = times(size.barbers - countOf(read(teamFile), /^- \{ id:/gm), (index) =>
    barberFacts(index, slugs[index % slugs.length] ?? 'jvc'),
  );
  add(teamFile, hired.join(''));
}
