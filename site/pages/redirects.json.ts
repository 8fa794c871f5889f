import type { APIContext } from 'astro';
import { redirectsOf } from '../model/server-facts.ts';

/** Old addresses for the server; it does not hand this file out. */
export const GET = ({ locals }: APIContext) => Response.json(redirectsOf(locals.editions));
