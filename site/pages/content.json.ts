import type { APIContext } from 'astro';
import { serverFacts } from '../model/server-facts.ts';

export const GET = ({ locals }: APIContext) => Response.json(serverFacts(locals.editions));
