import { passedExceptions } from '../../../domain/opening-hours.ts';
import { type Check, should } from '../check.ts';

export const exceptions: Check = {
  title: 'Hours for days that have passed',
  run: ({ facts, today }) =>
    facts.branches.flatMap(({ slug, hours, exceptions: list }) =>
      passedExceptions({ ...hours, exceptions: list } as Parameters<typeof passedExceptions>[0], today).map(
        ({ from, until, reason }) =>
          should(`content/facts/branches.yaml: ${slug}`, `${reason}, ${from} to ${until}, can be deleted`),
      ),
    ),
};
