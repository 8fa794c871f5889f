import { useEffect } from 'react';
import { useHash } from '../shell.tsx';

/** Ten seconds, for a slow line. */
const LOOKS = 200;
const LOOK_EVERY_MS = 50;

/** The id of the field that the address names after the screen, and its file: '#words/en/home.yaml:seo.title'. */
export function useAddress() {
  const [, target] = /^\w+\/(.+)/.exec(useHash()) ?? [];
  return { target, file: target?.split(':')[0] };
}

/** Focuses a field once its screen is there, unless another one is written into meanwhile. */
export function focusField(id: string, looks = LOOKS): void {
  const field = document.getElementById(id);
  if (!field && looks && !document.activeElement?.matches('input, textarea, select'))
    setTimeout(() => focusField(id, looks - 1), LOOK_EVERY_MS);
  for (let around = field?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  field?.focus();
}

/** Leads to the field that the address names. */
export function useFocusByAddress(): void {
  const { target } = useAddress();
  useEffect(() => {
    if (target?.includes(':')) focusField(target);
  }, [target]);
}
