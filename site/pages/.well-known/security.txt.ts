import type { APIContext } from 'astro';
import { absolute } from '../../model/parts/addresses.ts';

const YEAR_MS = 365 * 86_400_000;

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
