import { Hono } from 'hono';
import { openApi } from '../../contract/openapi.ts';

export const openApiRoutes = () => {
  const document = openApi();
  return new Hono().get('/', (context) => {
    context.header('Cache-Control', 'public, max-age=3600');
    return context.json(document);
  });
};
