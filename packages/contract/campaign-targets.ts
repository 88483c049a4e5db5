import { oc } from '@orpc/contract';
import { waits } from '@ringfence/domain/campaigns/find-wait';
import * as z from 'zod';
import { maskedPhone, nextCursor, pageInput, plainText } from './common.ts';
import { reason } from './decisions.ts';

/** Where somebody stands in a campaign, as `targets` of the campaign counts them. */
export const targetStandings = [
  'planned',
  'ready',
  'deferred',
  'calling',
  'done',
  'stopped',
  'blocked',
] as const;

export const targetStanding = z.enum(targetStandings);
export type TargetStanding = z.infer<typeof targetStanding>;

export const campaignTarget = z.object({
  contact: z.object({
    id: z.uuid(),
    fullName: z.string(),
    externalReference: z.string().nullable(),
  }),
  phone: maskedPhone.nullable(),
  standing: targetStanding,
  /** How often the campaign has called. */
  attempts: z.number().int(),
  /** When the next call is due; null where none is known. */
  nextAt: z.iso.datetime().nullable(),
  /** Where the person may be: the zones in which `nextAt` is shown. */
  zones: z.array(z.string()),
  /**
   * Of those who are ready or deferred. `lawful_time`: a lawful minute; `retry`: the next attempt after an earlier one;
   * `chosen_time`: the time that somebody chose; `best_hour`: the hour at which they most likely answer; `turn`: their turn.
   */
  waitsFor: z.enum(waits).nullable(),
  /** The rules that did not allow the call when it was last decided on, each with its citation. */
  reasons: z.array(reason),
  /** Why the campaign calls them no more, such as `reached` or `attempts_used`; null until then. */
  endedBecause: z.string().nullable(),
  /** The newest call of this campaign to them; its outcome is null while it goes on. */
  lastCall: z.object({ id: z.uuid(), outcome: z.string().nullable() }).nullable(),
});

export type CampaignTarget = z.infer<typeof campaignTarget>;

/**
 * What those wait for who are deferred: the code of a rule, such as `WINDOW_CLOSED`, `lawful_time` where the rule is not
 * known, `retry` for their next attempt, or `chosen_time` for a time that somebody chose.
 */
export const waitReason = z.string().regex(/^[A-Za-z0-9_]{1,40}$/, 'This is no such reason.');

export const campaignWaiting = z.object({
  at: z.iso.datetime(),
  /** Most people first. Everybody is counted once, by what asks for the latest time. */
  waits: z.array(
    z.object({
      reason: waitReason,
      people: z.number().int(),
      /** There are more than were counted: at least this many. */
      isCapped: z.boolean(),
    }),
  ),
});

export type CampaignWaiting = z.infer<typeof campaignWaiting>;

/** Whom a campaign calls. */
export const campaignTargetsContract = {
  targets: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/targets',
      summary:
        'The people of a campaign: where each stands, when they are called next, and why not now',
      description:
        'Those who are ready or deferred come in the order of their next time, all others and what is searched for in the order in which people were added. `search` finds names, numbers and references. A search looks at so many people at a time: a page may have fewer rows than asked for, or none, and still a next one. With `reason` only those who are deferred and wait for that.',
      tags: ['Campaigns'],
    })
    .input(
      pageInput.extend({
        campaignId: z.uuid(),
        standing: targetStanding.optional(),
        reason: waitReason.optional(),
        search: plainText(100).optional(),
      }),
    )
    .output(z.object({ targets: z.array(campaignTarget), nextCursor })),
  waiting: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/waiting',
      summary: 'How many people of a campaign wait for what',
      description: 'Those who are deferred. Of each kind 10,000 are counted at most.',
      tags: ['Campaigns'],
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(campaignWaiting),
};
