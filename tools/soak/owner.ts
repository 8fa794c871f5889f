import type { Engine } from './engines.ts';
import { jk } from './jk.ts';

export const OWNER = { email: 'owner@example.com', password: 'a password of the owner' };

/** An account that strangers want to lock out. */
export const addOwner = ({ env }: Engine): Promise<void> =>
  jk({ ...env, STAFF_PASSWORD: OWNER.password }, 'staff', 'add', OWNER.email, 'Owner');
