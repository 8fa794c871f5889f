import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../site/components/button.tsx';

type MoreProps = {
  label: string;
  /** The list that grows; its items can take the focus. */
  list: RefObject<HTMLElement | null>;
  length: number;
  hasMore: boolean;
  onMore: () => void;
};

/** Asks for more of a list, and leads to the first of what came: the button may be gone by then. */
export function More({ label, list, length, hasMore, onMore }: MoreProps) {
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || length <= before.current) return;
    const first = list.current?.children[before.current];
    if (first instanceof HTMLElement) first.focus();
    before.current = undefined;
  }, [length, list]);
  if (!hasMore) return null;
  const more = () => {
    before.current = length;
    onMore();
  };
  return <Button kind="quiet" label={label} onClick={more} />;
}
