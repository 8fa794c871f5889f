import { addStaff } from '../../server/staff/accounts.ts';
import { staffAuth } from '../../server/staff/auth.ts';
import type { Store } from '../../server/store/store.ts';
import { freshApp, freshStore } from './server.ts';

export const STAFF = { email: 'mona@example.com', name: 'Mona', password: 'a long enough password' };
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };

/** A server with one member of staff, and a browser of theirs that keeps its cookies. */
export async function freshStaffApp(given?: Store) {
  const store = given ?? (await freshStore());
  const auth = await staffAuth(store, { secure: false });
  await addStaff(auth, STAFF);
  const server = await freshApp({ store, auth: async () => auth });
  let cookie = '';
  const ask = (path: string, init: RequestInit = {}) =>
    server.request(path, { ...init, headers: { ...SAME_ORIGIN, cookie, ...init.headers } });
  const send = (path: string, body: unknown = {}, method = 'POST') =>
    ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const signIn = async ({ email, password }: { email: string; password: string } = STAFF) => {
    const answer = await send('/api/staff/auth/sign-in/email', { email, password });
    const [session] = answer.headers.getSetCookie();
    if (session) cookie = session.split(';')[0] ?? '';
    return answer;
  };
  const bearCookie = (other: string) => {
    cookie = other;
  };
  return { ...server, auth, ask, send, signIn, bearCookie, cookie: () => cookie };
}
