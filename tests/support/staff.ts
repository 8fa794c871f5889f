import type { Deps } from '../../server/http/app.ts';
import { staffAuth } from '../../server/staff/auth.ts';
import { passwordsAt } from '../../server/staff/passwords.ts';
import type { Store } from '../../server/store/store.ts';
import { freshApp, freshStore, NOON } from './server.ts';

export const STAFF = { email: 'mona@example.com', name: 'Mona', password: 'a long enough password' };
/** Password hashing that takes a millisecond. */
export const cheapPasswords = passwordsAt({ memory: 64, passes: 1 });
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

type Request = (path: string, init?: RequestInit) => Promise<Response>;

/** A browser: it keeps its cookies and sends requests as a page of the site would. */
export function browserOf(request: Request, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await request(path, {
      ...init,
      headers: { ...SAME_ORIGIN, cookie: cookies(), ...headers, ...init.headers },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  const send = (path: string, body: unknown = {}, method = 'POST') =>
    ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const signIn = ({ email, password }: { email: string; password: string } = STAFF) =>
    send('/api/staff/auth/sign-in', { email, password });
  const isIn = async () => (await ask('/api/staff/me')).status === 200;
  return { jar, ask, send, signIn, isIn };
}

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
