import { oc } from '@orpc/contract';
import {
  breakerKinds,
  leastLimitPercent,
  mostLimitPercent,
} from '@ringfence/domain/breakers/breaker-kinds';
import * as z from 'zod';

const switched = z.object({ isOn: z.boolean() });
const percent = z.coerce
  .number()
  .int('Enter a whole number.')
  .min(leastLimitPercent, `Enter at least ${leastLimitPercent} percent.`)
  .max(mostLimitPercent, `Enter at most ${mostLimitPercent} percent.`);
/** In how many of a hundred it is ordinary; of `nobody_free`, of a hundred people who asked to speak to someone. */
const rated = switched.extend({ ordinaryPercent: percent });

/** What pauses a campaign by itself. `answer_rate` and `caller_id` compare with their own past. */
export const breakerLimits = z.object({
  carrier_failures: rated,
  dead_numbers: rated,
  refusals: rated,
  early_hang_ups: rated,
  nobody_free: rated,
  answer_rate: switched,
  caller_id: switched,
});

export type BreakerLimits = z.infer<typeof breakerLimits>;

const counts = z.object({ calls: z.int(), events: z.int() });

export const campaignBreaker = z.object({
  /** `abandonment` is the limit of the policy, and is changed there. */
  kind: z.enum([...breakerKinds, 'abandonment']),
  isOn: z.boolean(),
  /** How near it is to pausing the campaign, in percent; at 100 it does. */
  nearness: z.int().min(0).max(100),
  /** What moved it there: the last calls, and in how many of them it happened; of answers, how many were answered. */
  recent: counts,
  /** All that it has seen. Of `caller_id`, calls of other campaigns from the number too. */
  total: counts,
  /** After which moment calls were placed to be counted in it; null: there is none. */
  countedAfter: z.iso.datetime().nullable(),
  /** What is ordinary or allowed, in percent; of answers, how many were answered before. Null: too little is known. */
  usualPercent: z.number().nullable(),
});

export type CampaignBreaker = z.infer<typeof campaignBreaker>;
export type CampaignBreakerKind = CampaignBreaker['kind'];

const tags = ['Breakers'];

/** All need the X-Organization-Id header. */
export const breakersContract = {
  showLimits: oc
    .route({
      method: 'GET',
      path: '/breaker-limits',
      summary: 'What pauses a campaign by itself, and from when on',
      tags,
    })
    .output(breakerLimits),
  changeLimits: oc
    .route({
      method: 'PUT',
      path: '/breaker-limits',
      summary: 'Change what pauses a campaign by itself',
      description: 'Holds within a second, for campaigns that are running too.',
      tags,
    })
    .input(breakerLimits)
    .output(breakerLimits),
  show: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}/breakers',
      summary: 'How near a campaign is to pausing by itself',
      tags,
    })
    .input(z.object({ campaignId: z.uuid() }))
    .output(z.object({ breakers: z.array(campaignBreaker) })),
};
