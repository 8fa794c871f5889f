import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { editions } from '../support/editions.ts';
import { read, sourceFiles } from '../support/sources.ts';

/** Whom every story may look at, and none writes to. */
const READ_BY_ALL = 'ayman-farouk';
/** Its figures are made up: it asks the store for nobody. */
const NEVER_IN_STORE = 'staff-insights.spec.ts';

const specs = sourceFiles(/^tests\/(e2e|a11y)\/.*\.spec\.ts$/).filter(
  (path) => basename(path) !== NEVER_IN_STORE,
);
const barbers = (editions[0]?.team ?? []).filter(({ id }) => id !== READ_BY_ALL);

it.each(barbers)(
  '$name belongs to the stories of one file, so that no other counts his reviews',
  ({ id }) => {
    const naming = specs.filter((path) => new RegExp(`\\b${id}\\b`).test(read(path)));
    expect(naming.length, naming.join(', ')).toBeLessThanOrEqual(1);
  },
);
