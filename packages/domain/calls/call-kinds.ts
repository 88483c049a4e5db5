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

/** What campaigns call for: the people of a list, or one after another those with whom a call was agreed on. */
export const campaignOrigins = ['campaign', 'callback', 'promise'] as const satisfies CallOrigin[];
export type CampaignOrigin = (typeof campaignOrigins)[number];

/** Those of campaigns that stand, and call anyone who agreed on it. */
export const standingOrigins = ['promise', 'callback'] as const satisfies CampaignOrigin[];
export type StandingOrigin = (typeof standingOrigins)[number];

/** What Ringfence makes, whatever gave rise to it. */
export const recordedCall = {
  direction: 'outbound',
  mode: 'prerecorded',
  purpose: 'collect',
} as const satisfies Omit<CallKind, 'origin'>;

/** The calls of campaigns. The code that asks the rules for one and the code that makes it both look here for what it is. */
export const campaignCall = { ...recordedCall, origin: 'campaign' } as const satisfies CallKind;
