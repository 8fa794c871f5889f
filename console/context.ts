import { createContext, useContext } from 'react';
import type { Staff } from '../contract/staff.ts';
import type { ConsoleProps } from './words.ts';

export const ConsoleContext = createContext<ConsoleProps | undefined>(undefined);
export const StaffContext = createContext<Staff | undefined>(undefined);

/** The words of the console, and the names of branches and staff. */
export function useConsole(): ConsoleProps {
  const context = useContext(ConsoleContext);
  if (!context) throw new Error('useConsole needs a ConsoleContext');
  return context;
}

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff needs a StaffContext');
  return staff;
}
