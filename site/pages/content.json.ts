import { facts } from '../model/content/source.ts';

/** What the server needs to know of the content; it does not hand this file out. */
export const GET = () =>
  Response.json({
    barbers: facts.team.map(({ id, name, branch }) => ({ id, name, branchId: branch })),
    branches: facts.branches.map(({ id, slug, name }) => ({ id, slug, name })),
  });
