/** One page of every kind, and two in Arabic; BENCH_PAGES names others, with spaces between. */
const ALL =
  '/ /services /locations /locations/jvc /al-barsha /barber/youssef-amrani /booking /fade-haircut-dubai ' +
  '/services/beard-styling /best-barbershop-dubai /blog /blog/grooming-tips-dubai /press-kit /ar /ar/fade-haircut-dubai';

export const KINDS = (process.env.BENCH_PAGES ?? ALL).split(' ');
