const STORED = 'staff-signed-in';

/** Whether somebody signed in on this browser: asking the server at every visit would only fail for all others. */
export const mayBeSignedIn = () => localStorage.getItem(STORED) !== null;
export const rememberSignIn = () => localStorage.setItem(STORED, '1');
export const forgetSignIn = () => localStorage.removeItem(STORED);
