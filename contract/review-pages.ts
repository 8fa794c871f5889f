/** Reviews on a page of a barber's list. */
export const REVIEWS_PER_PAGE = 20;

/** Where the next page of a list begins: `?before=` the last review of this one. */
export const cursorAt = ({ createdAt, id }: { createdAt: string; id: string }) => `${createdAt}_${id}`;
