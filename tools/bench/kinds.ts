/** One page of every kind; BENCH_PAGES names others, with spaces between. */
const ALL =
  '/ /services /locations /locations/jvc /al-barsha /barber/youssef-amrani /booking /fade-haircut-dubai ' +
  '/services/beard-styling /best-barbershop-dubai /blog /blog/grooming-tips-dubai /press-kit';

export const KINDS = (process.env.BENCH_PAGES ?? ALL).split(' ');
