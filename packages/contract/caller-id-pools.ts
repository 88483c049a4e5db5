import { oc } from '@orpc/contract';
import * as z from 'zod';
import { phoneNumber, plainText } from './common.ts';

/** Calls that a person could have answered, and those that one did. */
export const answerCounts = z.object({ placed: z.int(), answered: z.int() });

export type AnswerCounts = z.infer<typeof answerCounts>;

/** A number that made no calls for a while, because people had stopped answering it. */
export const callerIdRest = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  until: z.iso.datetime(),
  because: z.enum(['answer_rate']),
  /** Its last calls then. */
  recent: answerCounts,
  /** Those before them. */
  past: answerCounts,
  /** The last calls of the pool's other numbers. */
  others: answerCounts,
  /** When an admin ended it early, who and why; null where nobody did. */
  ended: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
});

export type CallerIdRest = z.infer<typeof callerIdRest>;

/** How a number that the organization calls from stands. */
export const callerIdStanding = z.object({
  callerIdId: z.uuid(),
  e164: phoneNumber,
  label: z.string(),
  /** A state of the United States, or else the area or country that it is tied to; null: from nowhere. */
  region: z.string().nullable(),
  poolId: z.uuid().nullable(),
  /** Calls of its pool in a day of the organization; null: no limit. */
  dailyLimit: z.int().nullable(),
  /** Calls of its pool that were made today or are about to be. */
  callsToday: z.int(),
  last7Days: answerCounts,
  last30Days: answerCounts,
  /** The one that lasts; null where it does not rest. */
  rest: callerIdRest.nullable(),
  /** The last ten, newest first. */
  rests: z.array(callerIdRest),
});

export type CallerIdStanding = z.infer<typeof callerIdStanding>;

/** Numbers of one carrier account that take turns. */
export const callerIdPool = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of all its numbers; null until it has one. */
  accountId: z.uuid().nullable(),
  numbers: z.int(),
  /** How many of them may call at this moment. */
  callingNumbers: z.int(),
  /** Campaigns that are running or paused. */
  campaigns: z.int(),
});

export type CallerIdPool = z.infer<typeof callerIdPool>;

const tags = ['Caller IDs'];
const name = plainText(100).min(1, 'Give the pool a name.');
const onePool = z.object({ poolId: z.uuid() });

/** All need the X-Organization-Id header. */
export const callerIdPoolsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/caller-id-pools',
      summary: 'The pools, and how every number stands',
      description:
        'Each number with the calls that it made today, how many people answered, and when it rested and why.',
      tags,
    })
    .output(z.object({ pools: z.array(callerIdPool), numbers: z.array(callerIdStanding) })),
  create: oc
    .route({
      method: 'POST',
      path: '/caller-id-pools',
      summary: 'Create a pool',
      tags,
      successStatus: 201,
    })
    .input(z.object({ name }))
    .output(callerIdPool),
  rename: oc
    .route({ method: 'PATCH', path: '/caller-id-pools/{poolId}', summary: 'Rename a pool', tags })
    .input(onePool.extend({ name }))
    .output(callerIdPool),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/caller-id-pools/{poolId}',
      summary: 'Delete a pool',
      description:
        'Its numbers stay. Refused while a campaign that is running or paused calls from it.',
      tags,
    })
    .input(onePool)
    .output(z.object({})),
  place: oc
    .route({
      method: 'PUT',
      path: '/caller-ids/{callerIdId}/pool',
      summary: 'Put a number into a pool, or take it out',
      description:
        'All numbers of a pool call through one carrier account. A number in a pool is not called from by itself.',
      tags,
    })
    .input(
      z.object({
        callerIdId: z.uuid(),
        /** Null: into none. */
        poolId: z.uuid().nullable(),
        /** Calls in a day; null: no limit. */
        dailyLimit: z
          .int('Enter a whole number.')
          .min(1, 'At least 1.')
          .max(100_000, 'At most 100,000.')
          .nullable()
          .default(null),
      }),
    )
    .output(callerIdStanding),
  endRest: oc
    .route({
      method: 'POST',
      path: '/caller-id-rests/{restId}/end',
      summary: 'Call from a resting number again',
      tags,
    })
    .input(
      z.object({
        restId: z.uuid(),
        reason: plainText(500).min(1, 'Say why the number may call again.'),
      }),
    )
    .output(callerIdStanding),
};
