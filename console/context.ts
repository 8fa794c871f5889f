import { type Context, createContext, useContext } from 'react';
import type { PreviewOptions } from '../contract/changes.ts';
import type { Staff } from '../contract/staff.ts';
import type { ConsoleProps } from './words.ts';

export const ConsoleContext = createContext<ConsoleProps | undefined>(undefined);
export const StaffContext = createContext<Staff | undefined>(undefined);
/** The previewed page around the editor, with the ids of its fields while it is edited; empty in the console. */
export const PreviewContext = createContext<PreviewOptions & { path?: string; fields?: string[] }>({});

/** Reads a context that a component around this one must provide. */
export function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('The provider of a context is missing');
  return value;
}

/** The words of the console, and the names of branches and staff. */
export const useConsole = () => useProvided(ConsoleContext);
export const useStaff = () => useProvided(StaffContext);
