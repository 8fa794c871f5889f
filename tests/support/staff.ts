import type { Deps } from '../../server/app/app.ts';
import type { Store } from '../../server/app/store.ts';
import { staffAuth } from '../../server/staff/auth.ts';
import { passwordsAt } from '../../server/staff/passwords.ts';
import { browserOf, STAFF } from './browser.ts';
import { freshApp, freshStore, NOON } from './server.ts';

export { browserOf, STAFF } from './browser.ts';

/** Password hashing that takes a millisecond. */
export const cheapPasswords = passwordsAt({ memory: 64, passes: 1 });

/** A server with one member of staff and their browser. */
export async function freshStaffApp({
  secure = false,
  store: given,
  ...deps
}: Partial<Deps> & { secure?: boolean } = {}) {
  const store = given ?? (await freshStore());
  const auth = staffAuth({ secure, passwords: cheapPasswords });
  await store.staff.add({ ...STAFF, password: await cheapPasswords.hash(STAFF.password) }, NOON);
  const server = await freshApp({ ...deps, store, auth, proxies: 1 });
  /** A browser with its own IP address. */
  const browserAt = (address: string) => browserOf(server.request, { 'X-Forwarded-For': address });
  /** The signed-in browser of a new account, with its own IP address. */
  const colleague = async (name: string, account: Partial<Parameters<Store['staff']['add']>[0]> = {}) => {
    const email = `${name.toLowerCase()}@example.com`;
    const password = await cheapPasswords.hash(STAFF.password);
    await store.staff.add({ email, name, password, ...account }, server.clock.now);
    const browser = browserAt(email);
    await browser.signIn({ email, password: STAFF.password });
    return browser;
  };
  return { ...server, auth, browserAt, colleague, ...browserOf(server.request) };
}

export async function signedInApp(options?: Parameters<typeof freshStaffApp>[0]) {
  const server = await freshStaffApp(options);
  await server.signIn();
  return server;
}
