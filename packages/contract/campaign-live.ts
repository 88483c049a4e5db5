import { oc } from '@orpc/contract';
import { holds } from '@ringfence/domain/campaigns/find-hold';
import * as z from 'zod';

const count = z.number().int();

/** What a campaign does at this moment. */
export const campaignLive = z.object({
  at: z.iso.datetime(),
  /** Its calls under way, by their state. */
  inTheAir: z.object({
    reserved: count,
    placing: count,
    queued: count,
    ringing: count,
    answered: count,
  }),
  pace: z.object({
    /** The least of what the campaign, the organization and the carrier account may, in calls a second; null: none is known. */
    asked: count.nullable(),
    /** How many calls were placed. */
    lastTenSeconds: count,
    lastMinute: count,
  }),
  /** The least of what the campaign, the organization and the carrier account may have under way; null: none is known. */
  callsAtOnce: count.nullable(),
  /**
   * What keeps people who are ready from being called at once: a free place at a staffed line, or the pace or the calls at
   * once of the campaign, of the organization or of the carrier account. The last two count what other campaigns spend.
   */
  held: z.enum(holds).nullable(),
  /** About when it is through, if it goes on as in the last hour; null where that is not known. */
  finishesAt: z.iso.datetime().nullable(),
});

export type CampaignLive = z.infer<typeof campaignLive>;

export const campaignLiveContract = {
  live: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/live',
      summary:
        'What a campaign does at this moment: its calls under way, its pace, and when it is through',
      tags: ['Campaigns'],
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(campaignLive),
};
