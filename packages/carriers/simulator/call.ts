import type { Behaviour } from './behaviour.ts';

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

/** What was asked for when the call was made. */
export interface CallRequest {
  to: string;
  from: string;
  url: string;
  fallbackUrl?: string | undefined;
  statusCallback: string | undefined;
  events: ReadonlySet<ProgressEvent>;
  ringSeconds: number;
  detectsMachine: boolean;
}

/** A call of the simulator, from its making until it is forgotten. Times are epoch milliseconds. */
export interface Call {
  readonly sid: string;
  readonly request: CallRequest;
  readonly behaviour: Behaviour;
  readonly createdAt: number;
  status: CallStatus;
  updatedAt: number;
  queuedMilliseconds: number;
  startedAt: number | undefined;
  endedAt: number | undefined;
  /** Seconds of the call's own time since it was answered. */
  talkSeconds: number;
  answeredBy: 'human' | 'machine_start' | undefined;
}

export function isEnded(call: Call): boolean {
  return call.endedAt !== undefined;
}

export function isAnswered(call: Call): boolean {
  return call.startedAt !== undefined;
}
