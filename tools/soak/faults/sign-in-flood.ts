import { flood, told } from '../clients/flood.ts';
import { OWNER } from '../owner.ts';
import type { Fault } from '../stage.ts';

const SIGN_IN = '/api/staff/auth/sign-in';
const FROM_CONSOLE = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' };

/** Strangers guess the owner's password, who signs in meanwhile on the device that has been used before. */
export const signInFlood: Fault = {
  name: 'flood of sign-ins',
  async run({ copy, plan }) {
    const url = copy.origin + SIGN_IN;
    const signIn = (cookie = '') =>
      fetch(url, {
        method: 'POST',
        headers: { ...FROM_CONSOLE, cookie },
        body: JSON.stringify(OWNER),
        signal: AbortSignal.timeout(plan.floodMs),
      });
    const first = await signIn();
    if (first.status !== 200) throw new Error(`the owner's first sign-in: ${first.status}`);
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const guesses = flood(url, 41, plan.floodMs, {
      body: { ...OWNER, password: 'a stranger guesses' },
      headers: FROM_CONSOLE,
    });
    await new Promise((resolve) => setTimeout(resolve, plan.floodMs / 2));
    const began = performance.now();
    const among = await signIn(cookies.join('; '));
    const took = Math.round(performance.now() - began);
    const answers = told(await guesses);
    if (among.status !== 200) throw new Error(`the owner among strangers: ${among.status}`);
    return `${answers}; the owner is in within ${took} ms`;
  },
};
