import { type Outcome, outcomes } from './words.ts';

/** A person answered, the right one or another. A machine is nobody. */
export const answeredOutcomes = [
  'right_party',
  'transferred',
  'promise',
  'dispute',
  'wrong_party',
  'stop',
  'hung_up',
] as const satisfies readonly Outcome[];

/** A machine says and presses nothing of what people do: where it came to that, a person was taken for one. */
export const isTakenForMachine = (answeredBy: string | null, outcome: string | null): boolean =>
  answeredBy === 'machine' && answeredOutcomes.some((answered) => answered === outcome);

/** The person proved who they are, whatever came of it. Who asked to stop, or said that it is somebody else, need not have. */
export const rightPersonOutcomes = [
  'right_party',
  'transferred',
  'promise',
  'dispute',
] as const satisfies readonly Outcome[];

/** The call was placed: all but those that were taken back before a phone rang. */
export const placedOutcomes: readonly Outcome[] = outcomes.filter((one) => one !== 'withdrawn');

/** How a call stands as it is counted: how it ended, or that it has not. */
export const callKinds = ['under_way', ...outcomes] as const;
export type CallKind = (typeof callKinds)[number];
export type CallCounts = Readonly<Record<CallKind, number>>;

export const noCalls: CallCounts = {
  under_way: 0,
  no_answer: 0,
  busy: 0,
  failed: 0,
  not_in_service: 0,
  machine: 0,
  voicemail_left: 0,
  fax: 0,
  right_party: 0,
  transferred: 0,
  promise: 0,
  dispute: 0,
  wrong_party: 0,
  stop: 0,
  hung_up: 0,
  withdrawn: 0,
  lost: 0,
};

export interface CallFigures {
  /** Placed, ended or not. */
  calls: number;
  /** Placed, and over. */
  ended: number;
  answered: number;
  rightPersons: number;
}

/** What people ask first of a number of calls, by how many of them stand where. */
export function sumUp(counts: CallCounts): CallFigures {
  const sum = (kinds: readonly CallKind[]) => kinds.reduce((all, kind) => all + counts[kind], 0);
  const ended = sum(placedOutcomes);
  return {
    calls: ended + counts.under_way,
    ended,
    answered: sum(answeredOutcomes),
    rightPersons: sum(rightPersonOutcomes),
  };
}
