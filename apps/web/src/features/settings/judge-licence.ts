const warningDays = 60;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** How a licence stands on a day; days are written such as `2026-03-01`. */
export type LicenceState =
  | { kind: 'valid' }
  | { kind: 'expired' }
  /** Today counts as a day on which it still holds. */
  | { kind: 'soon'; days: number };

export function judgeLicence(expiresOn: string | null, today: string): LicenceState {
  if (expiresOn === null) {
    return { kind: 'valid' };
  }
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMilliseconds);
  if (days < 0) {
    return { kind: 'expired' };
  }
  return days <= warningDays ? { kind: 'soon', days } : { kind: 'valid' };
}

/** The day that it is for the reader. */
export function writeDay(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
