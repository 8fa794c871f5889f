import { facts } from '../model/content/source.ts';

/** Old addresses for the server; it does not hand this file out. */
export const GET = () => Response.json(facts.redirects.map(({ from, to }) => ({ from, to })));
