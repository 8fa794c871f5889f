/** Entry point of the compiled program (`dist/server/entry.mjs`), which renders pages from given content. */
import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

export { addressesOf } from './model/page-table.ts';

/** `route` is an internal address such as '/en/branch/jvc', listed by `addressesOf`. */
export const render = (route: string, locals: App.Locals): Promise<Response> =>
  app.render(new Request(`http://localhost${route}`), { locals });
