import type { APIContext } from 'astro';
import { DAY_MS } from '../../../domain/durations.ts';
import { absolute } from '../../model/parts/addresses.ts';

const YEAR_MS = 365 * DAY_MS;

/** https://www.rfc-editor.org/rfc/rfc9116; expires a year after the build. */
export const GET = ({ locals: { editions } }: APIContext) =>
  new Response(
    [
      `Contact: mailto:${editions[0].facts.business.email}`,
      `Expires: ${new Date(Date.now() + YEAR_MS).toISOString()}`,
      `Canonical: ${absolute('/.well-known/security.txt')}`,
      `Preferred-Languages: ${editions.map(({ locale }) => locale).join(', ')}`,
      '',
    ].join('\n'),
  );
