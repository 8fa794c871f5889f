import type { APIContext } from 'astro';
import type { Edition } from '../../../../../edition/edition.ts';
import type { Branch } from '../../../../../edition/join/branches.ts';
import { bookingBarber, teamsApart } from '../../../../model/pages/booking.ts';
import { branchPaths } from '../../../../model/paths.ts';

export const getStaticPaths = () => branchPaths().filter(({ props }) => teamsApart(props.edition));
export const GET = ({ props }: APIContext<{ edition: Edition; item: Branch }>) =>
  Response.json(props.edition.teamOf(props.item).map(bookingBarber));
