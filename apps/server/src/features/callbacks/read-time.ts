import {
  type CallbackTimeFault,
  judgeCallbackTime,
} from '@ringfence/domain/callbacks/judge-callback-time';
import type { DayPart } from '@ringfence/domain/callflow/script';
import { invalidInput } from '../../platform/http/problem.ts';

const sentences: Readonly<Record<CallbackTimeFault, string>> = {
  past: 'Choose a time that has not passed.',
  far: 'Choose today or one of the next six days: consent to a call lasts no longer.',
  outside: 'Choose a time from 8 AM to 9 PM where the person is.',
};

const unknownZone = 'The person’s time zone is not known for certain. Choose a part of the day.';

/** When a call was asked for: a part of the day, and the exact moment in it where one was named. */
export function readTime(
  { suits, wantedAt: asked }: { suits: DayPart | null; wantedAt: string | null },
  now: Date,
  /** The person's own; null where it is not known for certain. */
  zone: string | null,
): { suits: DayPart; wantedAt: Date | null } {
  if (asked === null) {
    if (suits === null) throw invalidInput('suits', 'Choose a part of the day, or an exact time.');
    return { suits, wantedAt: null };
  }
  if (zone === null) throw invalidInput('wantedAt', unknownZone);
  const wantedAt = new Date(asked);
  const judged = judgeCallbackTime(wantedAt, now, zone);
  if (judged.fault !== null) throw invalidInput('wantedAt', sentences[judged.fault]);
  if (suits !== null && suits !== judged.suits) {
    throw invalidInput('suits', 'The exact time is in another part of the day. Leave out `suits`.');
  }
  return { suits: judged.suits, wantedAt };
}
