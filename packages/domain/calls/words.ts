/**
 * How far a call has come. It only ever moves to the right.
 * `reserved`: decided and counted, the carrier not asked yet. `placing`: the carrier is being asked;
 * from here on only the carrier's word tells whether a phone rang.
 */
export const statesUnderWay = ['reserved', 'placing', 'queued', 'ringing', 'answered'] as const;
export const callStates = [...statesUnderWay, 'ended'] as const;
export type CallState = (typeof callStates)[number];

export const outcomes = [
  /** It rang and nobody answered. */
  'no_answer',
  'busy',
  /** The carrier could not or would not connect it. */
  'failed',
  'not_in_service',
  /** A machine answered, and no message was left. */
  'machine',
  /** A message was said to a machine to its last word. */
  'voicemail_left',
  /** A fax answered; nobody can be spoken to there. */
  'fax',
  /** The person proved who they are and heard the message. */
  'right_party',
  /** They were joined to a person of the organization. */
  'transferred',
  'promise',
  /** They said on the call that they do not owe this. */
  'dispute',
  'wrong_party',
  /** The person asked not to be called again. */
  'stop',
  /** A person answered and ended the call without an answer. */
  'hung_up',
  /** Taken back before the carrier was asked, or before a phone rang. */
  'withdrawn',
  /** The carrier never reported what became of it; it counts as if it had rung. */
  'lost',
] as const;
export type Outcome = (typeof outcomes)[number];

/** What an outcome does not say of a call, and calls can be narrowed to. */
export const happenings = [
  /** Somebody asked for a person and nobody was free. */
  'nobody_free',
  /** A person answered and nobody spoke to them. */
  'abandoned',
] as const;
export type Happening = (typeof happenings)[number];
