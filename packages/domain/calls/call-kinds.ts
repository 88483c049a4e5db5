import type { CallMode, Direction, Purpose } from '../compliance/words.ts';

/** What gave rise to a call: a campaign, what was agreed on, somebody of the organization, or the person. */
export const callOrigins = ['campaign', 'callback', 'promise', 'member', 'person'] as const;
export type CallOrigin = (typeof callOrigins)[number];

/** What a call is, whichever person it is to and whatever it is about. */
export interface CallKind {
  direction: Direction;
  mode: CallMode;
  purpose: Purpose;
  origin: CallOrigin;
}

/** The calls of campaigns. The code that asks the rules for one and the code that makes it both look here for what it is. */
export const campaignCall = {
  direction: 'outbound',
  mode: 'prerecorded',
  purpose: 'collect',
  origin: 'campaign',
} as const satisfies CallKind;
