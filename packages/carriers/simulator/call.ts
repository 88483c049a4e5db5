import type { SimulatedPerson } from '../port.ts';
import type { Behaviour } from './choose-behaviour.ts';

export type CallStatus =
  | 'queued'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'failed'
  | 'no-answer'
  | 'canceled';

export const progressEvents = ['initiated', 'ringing', 'answered', 'completed'] as const;
export type ProgressEvent = (typeof progressEvents)[number];

/** How it is found out who picked up. */
export interface Detection {
  /** Whether of a machine the end of its greeting is waited for. */
  waitsForMessage: boolean;
  /** Where the result goes while the call goes on; undefined where the call waits for it. */
  callback: string | undefined;
}

export type AnsweredByWord =
  | 'human'
  | 'machine_start'
  | 'machine_end_beep'
  | 'machine_end_silence'
  | 'fax'
  | 'unknown';

/** What was asked for when the call was made. */
export interface CallRequest {
  to: string;
  from: string;
  url: string;
  fallbackUrl?: string | undefined;
  statusCallback: string | undefined;
  events: ReadonlySet<ProgressEvent>;
  ringSeconds: number;
  detection: Detection | undefined;
  /** What the person at the number knows, where the account says it. */
  person: SimulatedPerson | undefined;
}

/** A call of the simulator, from its making until it is forgotten. Times are epoch milliseconds. */
export interface Call {
  readonly sid: string;
  readonly request: CallRequest;
  readonly behaviour: Behaviour;
  /** Calls that the number had before. */
  readonly earlierCalls: number;
  readonly createdAt: number;
  status: CallStatus;
  updatedAt: number;
  queuedMilliseconds: number;
  startedAt: number | undefined;
  endedAt: number | undefined;
  /** Seconds of the call's own time since it was answered. */
  talkSeconds: number;
  answeredBy: AnsweredByWord | undefined;
}

export function isEnded(call: Call): boolean {
  return call.endedAt !== undefined;
}

export function isAnswered(call: Call): boolean {
  return call.startedAt !== undefined;
}
