import { type Check, should } from '../check.ts';

export const translations: Check = {
  title: 'Languages that have not followed each other',
  run: ({ behind }) =>
    behind.length ? [should('content', `${behind.length} texts; npm run content names them`)] : [],
};
