import { useStaff } from '../context.ts';
import { Hours } from './hours.tsx';
import { Branches, Team } from './records.tsx';

/** The barbers, the hours and, for the owner, the branches. */
export const TeamAndBranches = () => (
  <>
    <Team />
    {useStaff().role === 'owner' && <Branches />}
    <Hours />
  </>
);
