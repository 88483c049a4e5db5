import { oc } from '@orpc/contract';
import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import { campaignOrigins, standingOrigins } from '@ringfence/domain/calls/call-kinds';
import { callOrders } from '@ringfence/domain/campaigns/call-orders';
import { firstReminderDays, mostReminderDays } from '@ringfence/domain/promises/promise-words';
import { firstRetryRules } from '@ringfence/domain/retry/retry-rules';
import * as z from 'zod';
import { retryRules } from './campaign-retry.ts';
import {
  cost,
  maskedPhone,
  namedOrganization,
  nextCursor,
  pageInput,
  phoneNumber,
  plainText,
} from './common.ts';
import { reason } from './decisions.ts';

export const namedList = z.object({ id: z.uuid(), name: z.string() });

export const campaignState = z.enum(['running', 'paused', 'stopped', 'finished']);

/** How many targets stand where. `deferred` ones wait for a lawful minute or their next attempt. */
export const targetCounts = z.object({
  planned: z.number().int(),
  ready: z.number().int(),
  deferred: z.number().int(),
  /** More are ready than were counted: `ready` is at least this many, `deferred` at most; their sum is exact. */
  isReadyCapped: z.boolean(),
  calling: z.number().int(),
  done: z.number().int(),
  /** Not called to the end: left over when the campaign was stopped, or their call was cancelled. */
  stopped: z.number().int(),
  blocked: z.number().int(),
});

export const campaignPlan = z.object({
  /** How many people were taken from the list so far. */
  planned: z.number().int(),
  /** How many are on it; null until they are counted. */
  toPlan: z.number().int().nullable(),
  /** Nobody more is planned before an upload has been stored or undone. */
  awaitsUpload: z.boolean(),
});

const minuteOfDay = z.coerce.number().int().min(0).max(1440);
const hoursOfDay = z
  .object({ from: minuteOfDay, to: minuteOfDay })
  .refine(({ from, to }) => from < to, 'The hours must end after they begin.');
/** From Monday to Sunday, in the time of the person; null: not on that day. */
export const weekHours = z
  .array(hoursOfDay.nullable())
  .length(7, 'Name seven days, from Monday on.')
  .refine((week) => week.some((day) => day !== null), 'Choose at least one day.');

export const callOrder = z.enum(callOrders);

export const campaign = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  name: z.string(),
  state: campaignState,
  /** Why it paused by itself, such as the carrier's refusal; null when a person paused it. */
  pausedBecause: z.string().nullable(),
  /**
   * What it paused by itself for. After `abandonment`, because too many of its answered calls found nobody
   * speaking, and after a breaker, such as `refusals`, it is resumed with a reason; after `script`, because what it says is
   * not approved any more, with a script.
   */
  pausedFor: z.enum(['carrier', 'abandonment', 'script', ...breakerKinds]).nullable(),
  /**
   * Why a running campaign places no call: its carrier account rests or was deleted, the carrier asked for time, or the
   * numbers of its pool are missing, rest or have made their calls of the day, with when it goes on. Null where nothing
   * holds it up.
   */
  waits: z
    .object({
      for: z.enum([
        ...['account', 'no_account', 'carrier'],
        ...['numbers_missing', 'numbers_spent', 'numbers_resting'],
      ] as const),
      until: z.iso.datetime().nullable(),
    })
    .nullable(),
  /**
   * What it calls for. One with the origin `promise` or `callback` stands: it has no list, and calls anyone who agreed to be
   * reminded of a promise, or asked for a call, until it is stopped.
   */
  origin: z.enum(campaignOrigins),
  /** Null for one that stands. */
  list: namedList.nullable(),
  /** Whose people it calls besides, and whose it leaves out. */
  furtherLists: z.array(namedList),
  excludedLists: z.array(namedList),
  /** Who comes first of those who may be called at the same moment. */
  order: callOrder,
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** In the time of the person; null: whenever it is lawful. */
  hours: weekHours.nullable(),
  /** Null: what its carrier account may. */
  callsPerSecond: z.number().int().nullable(),
  callsAtOnce: z.number().int().nullable(),
  retry: retryRules,
  /** Of one that reminds of promises, how many days before the promised day; otherwise null. */
  daysBefore: z.number().int().nullable(),
  /** Null for campaigns that were started before scripts had to be approved. */
  script: z.object({ id: z.uuid(), name: z.string(), version: z.number().int() }).nullable(),
  /** Null where it calls from a pool. */
  callerId: z.string().nullable(),
  callerPool: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Whether its carrier account reaches nobody. */
  isSimulated: z.boolean(),
  spokenName: z.string(),
  mostAttempts: z.number().int(),
  startedBy: z.string(),
  startedAt: z.iso.datetime(),
  /** When the last of its people was taken from the list; null until then. */
  plannedAt: z.iso.datetime().nullable(),
  /** How far the list is planned; null once all of it is. Those who are planned are called meanwhile. */
  plan: campaignPlan.nullable(),
  finishedAt: z.iso.datetime().nullable(),
  targets: targetCounts,
  calls: z.number().int(),
  /** How the ended calls ended, most frequent first. */
  outcomes: z.array(z.object({ outcome: z.string(), calls: z.number().int() })),
  /** People who answered and whom the carrier took for a machine. */
  takenForMachine: z.number().int(),
  /** What its ended calls cost, by currency, the largest first; empty where no rate is known. */
  costs: z.array(cost),
  /** The earliest time at which a deferred target becomes due. */
  nextAt: z.iso.datetime().nullable(),
});

export type Campaign = z.infer<typeof campaign>;
export type CampaignState = z.infer<typeof campaignState>;

export const notCalledTarget = z.object({
  organization: namedOrganization,
  campaign: z.object({ id: z.uuid(), name: z.string() }),
  contact: z.object({
    id: z.uuid(),
    fullName: z.string(),
    externalReference: z.string().nullable(),
  }),
  phone: maskedPhone.nullable(),
  verdict: z.enum(['defer', 'block']),
  until: z.iso.datetime().nullable(),
  liftedBy: z.string().nullable(),
  /** The rules that do not allow the call, each with its citation. */
  reasons: z.array(reason),
  /** Where the person may be: the zones in which `until` is shown. */
  zones: z.array(z.string()),
  decidedAt: z.iso.datetime(),
});

export type NotCalledTarget = z.infer<typeof notCalledTarget>;

const one = z.object({ campaignId: z.uuid() });

/** Whom a campaign calls besides the people of its first list, when, how fast, in which order, and how again. */
export const choices = {
  /** People of these lists too; who is on several is called once. */
  furtherListIds: z.array(z.uuid().toLowerCase()).max(20).default([]),
  /** Nobody of these lists, whichever else they are on. */
  excludedListIds: z.array(z.uuid().toLowerCase()).max(20).default([]),
  order: callOrder.default('even'),
  /** Not before; left out: at once. */
  startsAt: z.iso.datetime({ offset: true }).optional(),
  /** No call is placed from then on, even if some people were not called. */
  endsAt: z.iso.datetime({ offset: true }).optional(),
  /** Fewer hours than the law allows; it never allows more. */
  hours: weekHours.optional(),
  /** Less than the carrier account may. */
  callsPerSecond: z.coerce.number().int().min(1).max(1000).optional(),
  callsAtOnce: z.coerce.number().int().min(1).max(50_000).optional(),
  retry: retryRules.default({ ...firstRetryRules }),
};

/** What every campaign says, and from where. */
const speaking = {
  /** Its newest approved version is what the calls say. */
  scriptId: z.uuid('Choose an approved script.'),
  /** The one number that it calls from; instead of a pool. */
  callerId: phoneNumber.optional(),
  callerPoolId: z.uuid().optional(),
  /** Said on the call before it is known who listens, so it must not tell of debts. */
  spokenName: plainText(100).min(1, 'Enter the name that is said on the call.'),
};
const hasOneSource = ({ callerId, callerPoolId }: { callerId?: unknown; callerPoolId?: unknown }) =>
  (callerId === undefined) !== (callerPoolId === undefined);
const sourceFault = { path: ['callerId'], error: 'Choose a caller ID or a pool.' };

/**
 * What is chosen for campaigns again and again, under a name. Whatever was deleted since is chosen once more where it is
 * used.
 */
export const campaignTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  content: z.object({
    listId: z.uuid().optional(),
    ...speaking,
    scriptId: speaking.scriptId.optional(),
    spokenName: speaking.spokenName.optional(),
    mostAttempts: z.coerce.number().int().min(1).max(7).optional(),
    furtherListIds: choices.furtherListIds,
    excludedListIds: choices.excludedListIds,
    order: choices.order,
    hours: choices.hours,
    callsPerSecond: choices.callsPerSecond,
    callsAtOnce: choices.callsAtOnce,
    retry: choices.retry,
  }),
});
export type CampaignTemplate = z.infer<typeof campaignTemplate>;

export const campaignsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/campaigns',
      summary: 'The campaigns of the organization, newest first',
      description: 'All of them, or those in one state.',
      tags: ['Campaigns'],
    })
    .input(pageInput.extend({ state: campaignState.optional() }))
    .output(z.object({ campaigns: z.array(campaign), nextCursor })),
  count: oc
    .route({
      method: 'GET',
      path: '/campaign-counts',
      summary: 'How many campaigns are running',
      tags: ['Campaigns'],
    })
    .output(z.object({ running: z.number().int() })),
  show: oc
    .route({
      method: 'GET',
      path: '/campaigns/{campaignId}',
      summary: 'One campaign and how far it is',
      tags: ['Campaigns'],
    })
    .input(one)
    .output(campaign),
  start: oc
    .route({
      method: 'POST',
      path: '/campaigns',
      summary: 'Call the people of a list',
      description:
        'Answers at once; a long list is planned in the background, and `plan` shows how far. Every call is decided on just before it is placed. Nobody is called who may not be, and the campaign says why.',
      tags: ['Campaigns'],
      successStatus: 201,
    })
    .input(
      z
        .object({
          name: plainText(200).min(1, 'Give the campaign a name.'),
          listId: z.uuid().toLowerCase(),
          ...speaking,
          mostAttempts: z.coerce.number().int().min(1).max(7),
          ...choices,
        })
        .refine(hasOneSource, sourceFault),
    )
    .output(campaign),
  listTemplates: oc
    .route({
      method: 'GET',
      path: '/campaign-templates',
      summary: 'Templates for campaigns',
      tags: ['Campaigns'],
    })
    .output(z.object({ templates: z.array(campaignTemplate) })),
  saveTemplate: oc
    .route({
      method: 'POST',
      path: '/campaign-templates',
      summary: 'Keep what is chosen for campaigns under a name; the same name again replaces it',
      tags: ['Campaigns'],
      successStatus: 201,
    })
    .input(
      z.object({
        name: plainText(100).min(1, 'Give the template a name.'),
        isShared: z.boolean().default(true),
        content: campaignTemplate.shape.content,
      }),
    )
    .output(campaignTemplate),
  deleteTemplate: oc
    .route({
      method: 'DELETE',
      path: '/campaign-templates/{templateId}',
      summary: 'Delete a template for campaigns',
      tags: ['Campaigns'],
    })
    .input(z.object({ templateId: z.uuid() }))
    .output(z.object({ templateId: z.uuid() })),
  listStanding: oc
    .route({
      method: 'GET',
      path: '/standing-campaigns',
      summary:
        'The campaigns that call anyone who agreed on it: reminders of promises, and callbacks',
      tags: ['Campaigns'],
    })
    .output(z.object({ campaigns: z.array(campaign) })),
  startStanding: oc
    .route({
      method: 'PUT',
      path: '/standing-campaigns/{origin}',
      summary: 'Call anyone who agreed to be reminded of a promise, or asked for a call',
      description:
        'From here on, instead of the one before, whose people it takes over. Its script has the purpose `promise` or `callback`. Who asked to speak to someone is not called back by it. It is paused, resumed and stopped like every campaign.',
      tags: ['Campaigns'],
    })
    .input(
      z
        .object({
          origin: z.enum(standingOrigins),
          ...speaking,
          /** Of reminders; otherwise it means nothing. */
          daysBefore: z.coerce
            .number()
            .int()
            .min(1, 'At least one day before.')
            .max(mostReminderDays, 'At most 30 days before.')
            .default(firstReminderDays),
        })
        .refine(hasOneSource, sourceFault),
    )
    .output(campaign),
  pause: oc
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/pause',
      summary: 'Place no more calls until it is resumed',
      tags: ['Campaigns'],
    })
    .input(one)
    .output(campaign),
  resume: oc
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/resume',
      summary: 'Go on with a paused campaign',
      description:
        'Needs a reason where it paused for `abandonment` or a breaker; what was counted until then does not pause it again. With `scriptId` its calls say the newest approved version of that script from here on; where it paused for `script`, one has to be named.',
      tags: ['Campaigns'],
    })
    .input(one.extend({ reason: plainText(500).default(''), scriptId: z.uuid().optional() }))
    .output(campaign),
  stop: oc
    .route({
      method: 'POST',
      path: '/campaigns/{campaignId}/stop',
      summary: 'End a campaign for good',
      tags: ['Campaigns'],
    })
    .input(one)
    .output(campaign),
  notCalled: oc
    .route({
      method: 'GET',
      path: '/not-called',
      summary: 'People who may not be called now, and why',
      description: 'Of one campaign, or of all.',
      tags: ['Campaigns'],
    })
    .input(
      pageInput.extend({
        campaignId: z.uuid().optional(),
        verdict: z.enum(['defer', 'block']).optional(),
      }),
    )
    .output(z.object({ targets: z.array(notCalledTarget), nextCursor })),
};
