import { type Check, must } from '../check.ts';

export const factSheet: Check = {
  title: 'The fact sheet of the press kit',
  run: ({ factSheetIsCurrent }) =>
    factSheetIsCurrent ? [] : [must('public/press', 'prints older facts: run `node art/press/main.ts`')],
};
