import { createContext, useContext } from 'react';
import type { Staff } from '../contract/staff.ts';
import type { ConsoleProps } from './words.ts';

export type Console = ConsoleProps & { staff: Staff };
export const ConsoleContext = createContext<Console | undefined>(undefined);

/** The words of the console, what its branches and people are called, and who is signed in. */
export function useConsole(): Console {
  const context = useContext(ConsoleContext);
  if (!context) throw new Error('must be used inside of the shell');
  return context;
}
