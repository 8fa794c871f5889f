import { editions } from '../model/editions.ts';
import { serverFacts } from '../model/server-facts.ts';

export const GET = () => Response.json(serverFacts(editions));
