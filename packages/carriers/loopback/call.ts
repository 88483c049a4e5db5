import type {
  AnsweredBy,
  CarrierEnding,
  CarrierEvent,
} from '@ringfence/domain/calls/carrier-event';
import type { CarrierCall, SimulatedPerson } from '../port.ts';
import type { Behaviour } from './choose-behaviour.ts';

type Progress =
  | { state: 'queued' | 'ringing' | 'answered' }
  | { state: 'ended'; ending: CarrierEnding };

/** A call of the loopback, from its making until it is forgotten. Times are epoch milliseconds. */
export interface Call {
  readonly id: string;
  /** What the application calls it. */
  readonly reference: string;
  readonly to: string;
  readonly from: string;
  readonly mostRingSeconds: number;
  readonly behaviour: Behaviour;
  /** What the person at the number knows. */
  readonly person: SimulatedPerson | undefined;
  readonly createdAt: number;
  progress: Progress;
  changedAt: number;
  answeredBy: AnsweredBy | undefined;
  /** In the call's own time. */
  talkSeconds: number;
}

/** Each state occurs once in the life of a call, so its name is the key. */
export function presentEvent(call: Call, key: string = call.progress.state): CarrierEvent {
  return {
    key,
    at: new Date(call.changedAt),
    ...(call.answeredBy === undefined ? {} : { answeredBy: call.answeredBy }),
    ...(call.progress.state === 'ended' ? { talkSeconds: Math.round(call.talkSeconds) } : {}),
    ...call.progress,
  };
}

export function presentCall(call: Call): CarrierCall {
  const { id, to, from, createdAt } = call;
  return {
    carrierCallId: id,
    to,
    from,
    createdAt: new Date(createdAt),
    event: presentEvent(call),
  };
}
