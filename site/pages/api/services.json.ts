import { apiServices } from '../../model/api.ts';

export const GET = () => Response.json(apiServices());
