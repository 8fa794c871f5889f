/** What a visitor does, or his line that is back. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'online'];

/** Runs the action once, at the next of these signs that somebody is there; gives the way to run it at once. */
export function atNextSign(action: () => void): () => void {
  const act = () => {
    for (const sign of SIGNS) removeEventListener(sign, act);
    action();
  };
  for (const sign of SIGNS) addEventListener(sign, act, { passive: true });
  return act;
}
