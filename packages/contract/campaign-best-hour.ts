import { oc } from '@orpc/contract';
import * as z from 'zod';

const count = z.number().int();
const result = z.object({ placed: count, answered: count });

/** What it brought a campaign to call people at their best hour. */
export const campaignBestHour = z.object({
  /** How many calls the best hours are known from; nobody is ordered by them before there are so many. */
  basis: z.object({ calls: count, least: count }),
  /** First calls on which somebody could have answered, to those who were called at their best hour. */
  best: result,
  /** The same of one in ten people, who kept the even order. */
  even: result,
  /**
   * How many more of a hundred first calls were answered, and between which values that lies in 95 of 100 such
   * comparisons; null before both have made calls.
   */
  points: z.object({ gain: z.number(), low: z.number(), high: z.number() }).nullable(),
});

export type CampaignBestHour = z.infer<typeof campaignBestHour>;

export const campaignBestHourContract = {
  bestHour: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/best-hour',
      summary:
        'What calling people at their best hour gains, against those who kept the even order',
      description: 'Of campaigns whose order is `best_hour`; nothing was placed in any other.',
      tags: ['Campaigns'],
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(campaignBestHour),
};
