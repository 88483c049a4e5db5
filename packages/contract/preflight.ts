import { oc } from '@orpc/contract';
import { buckets } from '@ringfence/domain/forecast/find-standing';
import * as z from 'zod';
import { choices, namedList } from './campaigns.ts';
import { cost, maskedPhone, nextCursor, pageInput, phoneNumber, plainText } from './common.ts';
import { listener } from './scripts.ts';

export const preflightBucket = z.enum(buckets);

/** What the form of a campaign holds so far. Only the list has to be chosen. */
const askedCampaign = z.object({
  listId: z.uuid().toLowerCase(),
  ...choices,
  scriptId: z.uuid().optional(),
  callerId: phoneNumber.optional(),
  callerPoolId: z.uuid().optional(),
  spokenName: plainText(100).optional(),
  mostAttempts: z.coerce.number().int().min(1).max(7).default(3),
});

export type AskedCampaign = z.infer<typeof askedCampaign>;

/** How many people stand so, and by which rules. The rule that lets go last is the reason of each. */
const bucketCount = z.object({
  people: z.int(),
  /** Most frequent first. */
  reasons: z.array(z.object({ code: z.string(), people: z.int() })),
});

export const problemCodes = [
  /** Of whom it calls. */
  ...['nobody_on_lists', 'upload_under_way', 'nobody_callable', 'nobody_before_end'],
  /** Of when it calls: nobody can be called in its hours; some are not called to the end before it ends. */
  ...['hours_never_lawful', 'ends_before_finishing', 'ends_before_beginning'],
  /** More than 30 days ahead. */
  'starts_too_late',
  /** Of how long it takes: more than 60 days; others call through its account; its numbers; the places at its lines. */
  ...['takes_too_long', 'account_shared', 'numbers_spent', 'places_taken'],
  /** Of its order: too little is known for the best hour; calls come later in the day than is shown. */
  ...['best_hour_unknown', 'best_hour_moves'],
  /** Of what it says: no approved version, no line that takes returned calls, people for whom it has no value. */
  ...['script_not_approved', 'ring_back_missing', 'script_lacks'],
  /** Of where it calls from. */
  ...['caller_id_unusable', 'pool_without_numbers', 'account_inactive'],
  'calls_halted',
] as const;

const problem = z.object({
  code: z.enum(problemCodes),
  /** How many people it concerns; of many, an estimate. Null where it concerns all of them or none. */
  people: z.int().nullable(),
  /** What they lack, as the script names it. */
  variable: z.string().nullable(),
  /** The list into which people are being uploaded. */
  list: namedList.nullable(),
});

export type PreflightProblem = z.infer<typeof problem>;

export const preflight = z.object({
  people: z.int(),
  /** Everybody was looked at. Otherwise people are counted from a random sample of them. */
  isExact: z.boolean(),
  asOf: z.iso.datetime(),
  /** In which today and tomorrow are meant. */
  zone: z.string(),
  now: bucketCount,
  laterToday: bucketCount,
  tomorrow: bucketCount,
  later: bucketCount,
  blocked: bucketCount,
  /** What the campaign comes to if it starts as it is, in expectation. */
  calls: z.int(),
  /** Of the hours in which calls are expected, by the organization’s clock. */
  hours: z.array(z.object({ at: z.iso.datetime(), calls: z.int() })),
  /** When the last call is made; null where some people are left, or it would take more than 60 days. */
  finishesAt: z.iso.datetime().nullable(),
  /** People who are called to the end: reached, or not tried again. With `left`, everybody who can be called. */
  ended: z.int(),
  /** Of these, people who prove on a call who they are. */
  reached: z.int(),
  /** People who are not called to the end before it ends, or within 60 days. */
  left: z.int(),
  secondsOfTalk: z.int(),
  /** By the country of the number that is tried first. */
  callsByCountry: z.array(
    z.object({ country: z.string(), calls: z.int(), answered: z.int(), seconds: z.int() }),
  ),
  /** What the calls are expected to cost by the rates of the account, the largest first. None while no number is chosen. */
  costs: z.array(cost),
  /** Calls to countries without a rate of the account: what they cost is not known. */
  unpricedCalls: z.int(),
  /** Where the answer rates come from. */
  basis: z.object({
    /** The organization’s calls that ended in the last 90 days. */
    calls: z.int(),
    /** Whether they are enough; otherwise usual rates are assumed. */
    isOwn: z.boolean(),
    /** Null while no number is chosen: the pace is assumed then. */
    accountCallsPerSecond: z.int().nullable(),
    /** What the campaign may take at most. */
    callsPerSecond: z.int(),
    callsAtOnce: z.int(),
    /** Its part of that: who calls through the account now is taken to do so all the time, and to take as much. */
    expectedCallsPerSecond: z.number(),
    /** How many calls the numbers of the pool may make in a day; null where that is not limited. */
    callsPerDay: z.int().nullable(),
  }),
  problems: z.array(problem),
  /** Three of the people, as the script would speak to them; those who can be called first. */
  listeners: z.array(listener),
});

export type Preflight = z.infer<typeof preflight>;

export const preflightPerson = z.object({
  contactId: z.uuid(),
  fullName: z.string(),
  externalReference: z.string().nullable(),
  /** The number that is tried first. */
  phone: maskedPhone.nullable(),
  bucket: preflightBucket,
  /** Null for who can be called now, and for who never can. */
  until: z.iso.datetime().nullable(),
  /** The rule that lets go last, or that forbids the call; null for who can be called now. */
  code: z.string().nullable(),
  zone: z.string().nullable(),
});

export type PreflightPerson = z.infer<typeof preflightPerson>;

const tags = ['Campaigns'];

export const preflightContract = {
  count: oc
    .route({
      method: 'POST',
      path: '/campaigns/preflight',
      summary: 'What a campaign would come to, before it is started',
      description:
        'Who could be called when and why not now, the calls by hour, when it would finish, and what stands in its way. It writes nothing. `isExact: false` answers at once from a random sample; `true` looks at everybody. Where the campaign’s own times lie beyond what is known of people ahead, and they are very many, both answer from a sample, and `isExact` of the answer says so.',
      tags,
    })
    .input(askedCampaign.extend({ isExact: z.boolean().default(false) }))
    .output(preflight),
  people: oc
    .route({
      method: 'POST',
      path: '/campaigns/preflight/people',
      summary: 'The people behind a number of the preflight',
      description:
        'In the order in which they came. A page may hold fewer than asked for while there are more: `nextCursor` says so.',
      tags,
    })
    .input(
      askedCampaign.extend({
        ...pageInput.shape,
        bucket: preflightBucket,
        /** Only those with this reason. */
        code: z.string().max(100).optional(),
      }),
    )
    .output(z.object({ people: z.array(preflightPerson), nextCursor })),
};
