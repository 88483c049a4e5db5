import { dayPartHours } from '../callflow/day-parts.ts';
import { type DayPart, dayParts } from '../callflow/script.ts';
import { localTime } from '../zones/convert-time.ts';
import { consentDays } from './callback-words.ts';

const dayLength = 86_400_000;

/** `past`: it is over; `far`: no consent of today reaches it; `outside`: it is in no part of the day. */
export type CallbackTimeFault = 'past' | 'far' | 'outside';

export type JudgedCallbackTime =
  | { suits: DayPart; fault: null }
  | { suits: null; fault: CallbackTimeFault };

const refuse = (fault: CallbackTimeFault): JudgedCallbackTime => ({ suits: null, fault });

/**
 * In which part of the person's own day somebody asked to be called, or why they cannot be then. Not later than a consent
 * given now lasts (12 CFR 1006.14(b)(3)(i)): beyond that, what the person agreed to would not let the call through.
 */
export function judgeCallbackTime(at: Date, now: Date, zone: string): JudgedCallbackTime {
  if (at < now) return refuse('past');
  if (at.getTime() - now.getTime() > consentDays * dayLength) return refuse('far');
  const { minute } = localTime(zone, at);
  const suits = dayParts.find((part) => {
    const { from, to } = dayPartHours[part];
    return from <= minute && minute < to;
  });
  return suits === undefined ? refuse('outside') : { suits, fault: null };
}
