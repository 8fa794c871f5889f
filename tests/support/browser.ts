export const STAFF = { email: 'mona@example.com', name: 'Mona', password: 'a long enough password' };
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
