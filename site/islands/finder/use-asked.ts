import { type RefObject, useLayoutEffect } from 'react';

const isOpen = (popover: Element | null | undefined) =>
  CSS.supports('selector(:popover-open)') && popover?.matches(':popover-open');

/**
 * Does what was asked of the built controls before the island woke. Before React renders again and writes its own values:
 * see `standingIn`.
 */
export function useAsked(
  controls: RefObject<HTMLElement | null>,
  locate: () => void,
  choose: (area: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at waking.
  useLayoutEffect(() => {
    const area = controls.current?.querySelector('select')?.value;
    if (area) choose(area);
    else if (isOpen(controls.current?.querySelector('[popover]'))) locate();
  }, []);
}
