import { type Context, Hono } from 'hono';
import type { Answer } from '../../contract/endpoint.ts';
import {
  type AuditEntry,
  invitation,
  type Person,
  type RoleAssignment,
  roleAssignment,
  type staffApi,
} from '../../contract/staff.ts';
import { isEmail } from '../../domain/contact.ts';
import { pick } from '../../domain/lists.ts';
import { readJson } from '../http/body.ts';
import { languageOf } from '../http/headers.ts';
import { Problem } from '../http/problem.ts';
import { type StaffMember, staffOf } from './accounts.ts';
import { writeAuditLog } from './audit-log.ts';
import type { StaffServices, StaffVariables } from './auth.ts';
import type { StaffLinks } from './links.ts';

/** Staff accounts and their roles, for owners. */
export function peopleRoutes({ site, store, now }: StaffServices, links: StaffLinks) {
  function checkBranches({ role, branches }: RoleAssignment): void {
    const known = site.branches.map(({ slug }) => slug);
    if (role === 'branch' && !(branches.length && branches.every((slug) => known.includes(slug))))
      throw new Problem(422, `branches: choose from ${known.join(', ')}`);
  }

  type StaffContext = Context<StaffVariables>;
  type Act = AuditEntry['action'];
  const log = (context: StaffContext, action: Act, account: string, assignment?: RoleAssignment) =>
    writeAuditLog(store.db, {
      actor: context.var.staff.email,
      action,
      detail: { account, ...(assignment && { assignment: pick(assignment, 'role', 'branches', 'writes') }) },
      at: now().toISOString(),
    });

  async function memberAt({ req }: Context): Promise<StaffMember> {
    const member = await store.staff.byId(req.param('id') ?? '');
    if (!member) throw new Problem(404, 'There is no such account.');
    return member;
  }

  async function change(member: StaffMember, assignment: RoleAssignment | null): Promise<void> {
    if (!(await store.staff.change(member.id, assignment)))
      throw new Problem(409, 'At least one owner who can sign in must remain.');
  }

  async function personOf(member: StaffMember): Promise<Person> {
    const sessions = await store.sessions.list(member.id, now());
    return {
      ...staffOf(member),
      invited: !member.password,
      sessions: sessions.length,
      lastSeen: sessions[0]?.seenAt ?? null,
    };
  }

  return new Hono<StaffVariables>()
    .get('/', async (context) =>
      context.json({
        people: await Promise.all((await store.staff.list()).map(personOf)),
      } satisfies Answer<typeof staffApi.people>),
    )
    .post('/', async (context) => {
      const invited = await readJson(context.req.raw, invitation);
      checkBranches(invited);
      if (!isEmail(invited.email)) throw new Problem(422, 'email: is not an address');
      if (await store.staff.find(invited.email))
        throw new Problem(409, 'There is already an account with this address.');
      await store.staff.add({ ...invited, password: '', language: languageOf(context) }, now());
      await log(context, 'invite', invited.email, invited);
      const member = await store.staff.find(invited.email);
      const link = member ? await links.invite(member) : { path: null };
      return context.json(link satisfies Answer<typeof staffApi.people, 'POST'>, 201);
    })
    .put('/:id', async (context) => {
      const given = await readJson(context.req.raw, roleAssignment);
      checkBranches(given);
      const member = await memberAt(context);
      await change(member, given);
      await log(context, 'change-role', member.email, given);
      return context.json({ ok: true });
    })
    .delete('/:id', async (context) => {
      const member = await memberAt(context);
      await change(member, null);
      await log(context, 'remove-person', member.email);
      return context.json({ ok: true });
    })
    .post('/:id/link', async (context) => {
      const member = await memberAt(context);
      await log(context, 'password-link', member.email);
      return context.json((await links.replace(member)) satisfies Answer<typeof staffApi.personLink, 'POST'>);
    })
    .delete('/:id/sessions', async (context) => {
      const { id, email } = await memberAt(context);
      await store.sessions.endOthers(id);
      await log(context, 'end-sessions', email);
      return context.json({ ok: true });
    });
}
