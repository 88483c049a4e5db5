import {
  type CallbackTimeFault,
  judgeCallbackTime,
} from '@ringfence/domain/callbacks/judge-callback-time';
import type { DayPart } from '@ringfence/domain/callflow/script';
import { readWallTime } from './wall-time.ts';

export const callbackTimeKinds = ['part', 'exact'] as const;

/** What a form asks of when somebody wants to be called. */
export interface CallbackTimeFields {
  kind: (typeof callbackTimeKinds)[number];
  suits: DayPart;
  /** As a field for a day and one for a time have them, by the person's own clock. */
  day: string;
  clock: string;
}

export interface CallbackTimeFaults {
  day: 'missing' | Extract<CallbackTimeFault, 'far'> | null;
  clock: 'missing' | Exclude<CallbackTimeFault, 'far'> | null;
}

export const noCallbackTimeFaults: CallbackTimeFaults = { day: null, clock: null };

type CallbackTimeRead =
  | { suits: DayPart | null; at: string | null; faults: null }
  | { faults: CallbackTimeFaults };

/** What is recorded: a part of the day, or a moment by the clock of a zone, where it is known; or what is wrong with it. */
export function readCallbackTime(
  { kind, suits, day, clock }: CallbackTimeFields,
  zone: string | null,
  now: Date,
): CallbackTimeRead {
  if (kind === 'part' || zone === null) return { suits, at: null, faults: null };
  const at = readWallTime(`${day}T${clock}`, zone);
  if (at === null) {
    return {
      faults: { day: day === '' ? 'missing' : null, clock: clock === '' ? 'missing' : null },
    };
  }
  const { fault } = judgeCallbackTime(at, now, zone);
  if (fault === 'far') return { faults: { day: fault, clock: null } };
  if (fault !== null) return { faults: { day: null, clock: fault } };
  return { suits: null, at: at.toISOString(), faults: null };
}
