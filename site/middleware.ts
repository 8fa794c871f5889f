import type { MiddlewareHandler } from 'astro';
import { addressesOf } from './model/page-table.ts';

/** For `npm run dev`: loads the content and maps public addresses to routes. A publication passes both to the renderer. */
export const onRequest: MiddlewareHandler = async (context, next) => {
  if (!import.meta.env.DEV) return next();
  const { devLocals } = await import('./dev-content.ts');
  Object.assign(context.locals, await devLocals());
  const path = decodeURIComponent(context.url.pathname);
  const route = addressesOf(context.locals.editions).find((address) => address.path === path)?.route;
  return route && route !== path ? context.rewrite(route) : next();
};
