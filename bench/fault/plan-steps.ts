import type { Draw } from '../decide/draw.ts';

/** When exactly something dies, by a statement of a transaction or by the way to the carrier. */
export const moments = [
  'before',
  'after',
  'before_commit',
  'at_commit',
  'after_commit',
  /** Of a request to the carrier. */
  'on_the_way',
] as const;
export type Moment = (typeof moments)[number];

export interface Point {
  /** A statement's name, or `carrier`. */
  statement: string;
  moment: Moment;
  /** The how manieth time that the process comes to it. */
  nth: number;
}

export type Step =
  | { kind: 'kill'; of: 'worker'; point: Point }
  /** And a worker on its way from the carrier before another listens: nobody is left who heard of its calls. */
  | { kind: 'kill'; of: 'listener'; point: Point; workerPoint: Point }
  /** As by a crash of the machine, or by an immediate shutdown: both leave the log to be read again. */
  | { kind: 'kill'; of: 'postgres'; signal: 'SIGKILL' | 'SIGQUIT' }
  | { kind: 'stop_campaign' }
  | { kind: 'halt' }
  | { kind: 'stop_people' }
  /** Calls people no more because of a list: it is left out from then on, or they come on it. */
  | { kind: 'leave_out' | 'join_left_out' }
  /** By name, for good or for a moment. */
  | { kind: 'remove_people' | 'undo_removal' }
  | { kind: 'set_end' };

export type TakingOut = 'leave_out' | 'remove_people' | 'undo_removal';

export interface PlannedStep {
  /** Taken when this share of the calls has arrived. */
  share: number;
  step: Step;
}

type Place = readonly [statement: string, ...moments: Moment[]];

/** From the claim to the record, in the order in which a call comes by. */
const workerPlaces: readonly [Place, ...Place[]] = [
  ['dialer.claim_due', 'after'],
  ['dialer.lock_numbers', 'after'],
  ['dialer.write_verdicts', 'before', 'after', 'before_commit', 'at_commit', 'after_commit'],
  ['dialer.begin_placing', 'before', 'after', 'before_commit', 'at_commit', 'after_commit'],
  ['carrier', 'before', 'on_the_way', 'after'],
  ['dialer.mark_placed', 'before', 'after', 'before_commit', 'at_commit', 'after_commit'],
];
const listenerPlaces: readonly [Place, ...Place[]] = [
  ['dialer.insert_events', 'before', 'after', 'before_commit', 'at_commit', 'after_commit'],
  ['dialer.settle_targets', 'before', 'after', 'before_commit', 'at_commit', 'after_commit'],
];
/** Where the carrier has a call and no record says so yet. */
const answerPlaces: readonly [Place, ...Place[]] = [
  ['carrier', 'on_the_way', 'after'],
  ['dialer.mark_placed', 'before', 'after', 'before_commit'],
];
/** A worker comes here only after somebody has left it people to take out, or to bring back. */
const takingOutPlaces = [
  ['ledger.take_out_named', 'remove_people'],
  ['ledger.take_out_targets', 'leave_out'],
  ['ledger.bring_back_targets', 'undo_removal'],
] as const;
const statementMoments = ['before', 'after', 'before_commit', 'at_commit', 'after_commit'] as const;

/** What has to be done so that a worker comes to a point; nothing where calls alone bring it there. */
export const findTakingOut = ({ statement }: Point): TakingOut | undefined =>
  takingOutPlaces.find(([name]) => name === statement)?.[1];

/** Comes after this many others at most, so that processes that were just started come to it as well. */
const mostTimes = 6;
const lastShare = 0.9;

const placesOf = { worker: workerPlaces, listener: listenerPlaces, answer: answerPlaces } as const;

/** Where a process dies. */
export function choosePoint(draw: Draw, of: keyof typeof placesOf): Point {
  const [statement, first = 'before', ...rest] = draw.oneOf(placesOf[of]);
  return { statement, moment: draw.oneOf([first, ...rest]), nth: 1 + draw.upTo(mostTimes - 1) };
}

/** One of these places after another, each the first time that a process comes to it. */
function chooseTakingOut(draw: Draw, index: number): Point {
  const [statement] = takingOutPlaces[index % takingOutPlaces.length] ?? takingOutPlaces[0];
  return { statement, moment: draw.oneOf(statementMoments), nth: 1 };
}

function shuffle<Value>(draw: Draw, values: readonly Value[]): Value[] {
  return values
    .map((value) => ({ value, place: draw.share() }))
    .sort((one, other) => one.place - other.place)
    .map(({ value }) => value);
}

/** The kills and the stops of a run, in their order: the same seed plans the same. */
export function planSteps(draw: Draw, kills: number): PlannedStep[] {
  const ofPostgres = kills < 10 ? 1 : Math.max(2, Math.round(kills * 0.15));
  const ofListener = kills < 10 ? 1 : Math.max(2, Math.round(kills * 0.15));
  const ofTakingOut = kills < 10 ? 0 : Math.round(kills * 0.15);
  // With each listener a worker dies.
  const planned = Array.from({ length: kills - ofListener }, (_, index): Step => {
    if (index < ofPostgres) {
      return { kind: 'kill', of: 'postgres', signal: index % 2 === 0 ? 'SIGKILL' : 'SIGQUIT' };
    }
    const further = index - ofPostgres - ofListener;
    if (further >= 0) {
      const isTakingOut = further < ofTakingOut;
      const point = isTakingOut ? chooseTakingOut(draw, further) : choosePoint(draw, 'worker');
      return { kind: 'kill', of: 'worker', point };
    }
    const workerPoint = choosePoint(draw, 'answer');
    return { kind: 'kill', of: 'listener', point: choosePoint(draw, 'listener'), workerPoint };
  });
  const stops: Step[] = [
    { kind: 'stop_campaign' },
    { kind: 'halt' },
    { kind: 'stop_people' },
    { kind: 'stop_people' },
    { kind: 'leave_out' },
    { kind: 'join_left_out' },
    { kind: 'remove_people' },
    { kind: 'undo_removal' },
  ];
  const shuffled = shuffle(draw, [...planned, ...stops]);
  // While somebody is left to be called when the end has come.
  const order = shuffled.toSpliced(draw.upTo(Math.floor(shuffled.length / 2)), 0, {
    kind: 'set_end',
  });
  return order.map((step, index) => ({
    share: ((index + 0.4 + draw.share() * 0.6) / order.length) * lastShare,
    step,
  }));
}
