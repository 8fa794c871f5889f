import type { Facts } from '../../edition/schema/catalogue.ts';
import type { Check, Context, Finding } from './check.ts';

const branch = {
  slug: 'north',
  phone: '+971 4 123 4567',
  whatsapp: '+971 50 123 4567',
  hours: { opens: '09:00', closes: '01:00' },
  exceptions: [],
};

/** A business that is ready to open, as far as the checks look. */
export const readyFacts = {
  business: { name: 'A Barber', email: 'hello@barber.ae' },
  branches: [branch],
  services: [{ id: 'haircut', price: 60 }],
  fades: [{ id: 'low', price: 80 }],
  'page-prices': {},
  team: [{ id: 'omar', name: 'Omar' }],
  photos: [{ slot: 'omar', width: 960, height: 1200, purpose: 'Portrait', crop: 'Portrait 4:5' }],
};

export const ready: Context = {
  facts: readyFacts as unknown as Facts,
  articles: {},
  siteUrl: 'https://www.barber.ae',
  today: '2026-03-01',
  photo: async () => ({ width: 960, height: 1200 }),
  behind: [],
  links: [],
  reach: async () => 'reached',
};

/** The ready business with some of its facts changed. */
export const withFacts = (facts: Record<string, unknown>): Context => ({
  ...ready,
  facts: { ...readyFacts, ...facts } as unknown as Facts,
});

export const withBranch = (change: Record<string, unknown>) =>
  withFacts({ branches: [{ ...branch, ...change }] });

export const run = async (check: Check, context: Context): Promise<Finding[]> => check.run(context);
