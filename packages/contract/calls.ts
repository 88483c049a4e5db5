import { oc } from '@orpc/contract';
import { callOrigins } from '@ringfence/domain/calls/call-kinds';
import { callStates, outcomes } from '@ringfence/domain/calls/words';
import { callModes, directions, purposes } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { maskedPhone, money, namedOrganization, nextCursor, pageInput } from './common.ts';
import { decision } from './decisions.ts';

export const callState = z.enum(callStates);
export const outcome = z.enum(outcomes);

export const call = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  /** Null where no campaign made the call. */
  campaign: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  direction: z.enum(directions),
  mode: z.enum(callModes),
  purpose: z.enum(purposes),
  origin: z.enum(callOrigins),
  phone: maskedPhone,
  state: callState,
  outcome: outcome.nullable(),
  attempt: z.number().int(),
  reservedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  talkSeconds: z.number().int().nullable(),
});

export type Call = z.infer<typeof call>;

/** One thing that happened to a call, in the order in which it was learned. */
export const callEvent = z.object({
  receivedAt: z.iso.datetime(),
  /** `reserved`, `placed`, a word of the carrier such as `ringing`, or `pressed 1`. */
  kind: z.string(),
  occurredAt: z.iso.datetime().nullable(),
});

export const callDetail = call.extend({
  callerId: z.string(),
  carrier: z.string(),
  carrierCallId: z.string().nullable(),
  /** The one that it led with first. */
  debts: z.array(z.object({ id: z.uuid(), creditor: z.string().nullable(), balance: money })),
  /** Whether it counts towards the limits of the law. */
  countsAsAttempt: z.boolean(),
  decision,
  events: z.array(callEvent),
});

export type CallDetail = z.infer<typeof callDetail>;

export const callsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/calls',
      summary: 'The calls of the organization, newest first',
      tags: ['Calls'],
    })
    .input(pageInput.extend({ campaignId: z.uuid().optional() }))
    .output(z.object({ calls: z.array(call), nextCursor })),
  show: oc
    .route({
      method: 'GET',
      path: '/calls/{callId}',
      summary: 'One call, what happened on it and why it was allowed',
      tags: ['Calls'],
    })
    .input(z.object({ callId: z.uuid() }))
    .output(callDetail),
};
