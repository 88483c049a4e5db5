import { dayPartHours } from '../callflow/day-parts.ts';
import { type DayPart, dayParts } from '../callflow/script.ts';
import { findConsentEnd } from '../compliance/find-consent-end.ts';
import { localTime } from '../zones/convert-time.ts';

/** `past`: it is over; `far`: no consent of today reaches it; `outside`: it is in no part of the day. */
export type CallbackTimeFault = 'past' | 'far' | 'outside';

export type JudgedCallbackTime =
  | { suits: DayPart; fault: null }
  | { suits: null; fault: CallbackTimeFault };

const refuse = (fault: CallbackTimeFault): JudgedCallbackTime => ({ suits: null, fault });

/**
 * In which part of the person's own day somebody asked to be called, or why they cannot be then. It is before a consent
 * given now ends (12 CFR 1006.14(b)(3)(i)): from then on, what the person agreed to would not let the call through.
 */
export function judgeCallbackTime(wantedAt: Date, now: Date, zone: string): JudgedCallbackTime {
  if (wantedAt < now) return refuse('past');
  if (wantedAt >= findConsentEnd(zone, now)) return refuse('far');
  const { minute } = localTime(zone, wantedAt);
  const suits = dayParts.find((part) => {
    const { from, to } = dayPartHours[part];
    return from <= minute && minute < to;
  });
  return suits === undefined ? refuse('outside') : { suits, fault: null };
}
