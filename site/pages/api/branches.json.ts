import { apiBranches } from '../../model/api.ts';

export const GET = () => Response.json(apiBranches());
