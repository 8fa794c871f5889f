import { AuditLog } from './audit-log.tsx';
import { Settings } from './files.tsx';
import { People } from './people/people.tsx';

/** The accounts, what is left of the settings, and who did what. */
export const PeopleAndSettings = () => (
  <>
    <People />
    <Settings />
    <AuditLog />
  </>
);
