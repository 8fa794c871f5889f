import { useEffect, useState } from 'react';

/** False in the first render, which must equal the built page; true once the browser has taken over. */
export function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
