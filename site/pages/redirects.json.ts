import type { APIContext } from 'astro';
import { redirectsOf } from '../model/server-facts.ts';

/** Redirects for the server, which does not serve this file. */
export const GET = ({ locals }: APIContext) => Response.json(redirectsOf(locals.editions));
