/** The compiled program, `dist/server/entry.mjs`: renders any page from content that it is given. */
import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

export { addressesOf } from './model/page-table.ts';

/** `route` is an address inside the program, such as '/en/branch/jvc'; `addressesOf` lists them. */
export const render = (route: string, locals: App.Locals): Promise<Response> =>
  app.render(new Request(`http://localhost${route}`), { locals });
