import { localTime, momentOf } from '../zones/convert-time.ts';

/** The calendar days for which direct consent to further calls lasts (12 CFR 1006.14(b)(3)(i)). */
export const consentDays = 7;

/** When such a consent ends at the latest: the day on which it is received is the first of its days, in the zone. */
export function findConsentEnd(zone: string, receivedAt: Date): Date {
  return momentOf(zone, localTime(zone, receivedAt).day + consentDays, 0);
}
