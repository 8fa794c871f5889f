const STORED = 'staff-signed-in';

/** Whether somebody signed in on this browser: asking the server at every visit would only fail for all others. */
export const mayBeSignedIn = () => localStorage.getItem(STORED) !== null;
// Another value every time: other tabs hear of changes alone.
export const rememberSignIn = () => localStorage.setItem(STORED, new Date().toISOString());
export const forgetSignIn = () => localStorage.removeItem(STORED);

/** Tells when another tab of this browser signs in or out; gives the way to stop it. */
export function onOtherTab(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === STORED) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
