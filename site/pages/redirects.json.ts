import { editions } from '../model/editions.ts';
import { redirectsOf } from '../model/server-facts.ts';

/** Old addresses for the server; it does not hand this file out. */
export const GET = () => Response.json(redirectsOf(editions));
