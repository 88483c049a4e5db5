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
  /** The values of the inputs for a date and for a time, by the person's own clock. */
  day: string;
  clock: string;
}

export interface CallbackTimeFaults {
  day: 'missing' | Extract<CallbackTimeFault, 'far'> | null;
  clock: 'missing' | Exclude<CallbackTimeFault, 'far'> | null;
}

export const noCallbackTimeFaults: CallbackTimeFaults = { day: null, clock: null };

type CallbackTimeRead =
  | { suits: DayPart | null; wantedAt: string | null; faults: null }
  | { faults: CallbackTimeFaults };

/**
 * What is recorded, or what is wrong with the fields. Where the zone is not known, it is the part of the day, whatever
 * was chosen.
 */
export function readCallbackTime(
  { kind, suits, day, clock }: CallbackTimeFields,
  zone: string | null,
  now: Date,
): CallbackTimeRead {
  if (kind === 'part' || zone === null) return { suits, wantedAt: null, faults: null };
  const wantedAt = readWallTime(`${day}T${clock}`, zone);
  if (wantedAt === null) {
    return {
      faults: { day: day === '' ? 'missing' : null, clock: clock === '' ? 'missing' : null },
    };
  }
  const { fault } = judgeCallbackTime(wantedAt, now, zone);
  if (fault === 'far') return { faults: { day: fault, clock: null } };
  if (fault !== null) return { faults: { day: null, clock: fault } };
  return { suits: null, wantedAt: wantedAt.toISOString(), faults: null };
}
