const storageKey = 'ringfence-mailed';

/** The server sends one message a minute to a person. */
export const mailPauseSeconds = 60;

/**
 * Whether this tab had a link sent to the address within the pause. Asking again would send nothing
 * and would replace the secret that the link on its way was made for, so that it could not be used.
 */
export function wasMailedLately(address: string, now: number): boolean {
  try {
    const [time = '', ...rest] = (sessionStorage.getItem(storageKey) ?? '').split(' ');
    const elapsed = now - Number(time);
    return rest.join(' ') === address && elapsed >= 0 && elapsed < mailPauseSeconds * 1000;
  } catch {
    return false;
  }
}

export function markMailed(address: string, now: number): void {
  try {
    sessionStorage.setItem(storageKey, `${now} ${address}`);
  } catch {
    console.warn('The browser did not store when the mail was sent');
  }
}
