/** The files of facts that code names, as paths in `content/`. */
export const BRANCHES = 'facts/branches.yaml';
export const BUSINESS = 'facts/business.yaml';
export const FADES = 'facts/fades.yaml';
export const PAGE_PRICES = 'facts/page-prices.yaml';
/** The slots for photos. The value of a slot's field `photo` is the hash of its bytes. */
export const PHOTOS = 'facts/photos.yaml';
export const REDIRECTS = 'facts/redirects.yaml';
export const REVIEWS = 'facts/reviews.yaml';
export const SERVICES = 'facts/services.yaml';
export const TEAM = 'facts/team.yaml';
export const TESTIMONIALS = 'facts/testimonials.yaml';
