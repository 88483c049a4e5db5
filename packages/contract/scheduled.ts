import { oc } from '@orpc/contract';
import { campaignOrigins } from '@ringfence/domain/calls/call-kinds';
import * as z from 'zod';
import { hoursOf, readerZone } from './activity.ts';
import { campaignState } from './campaigns.ts';
import {
  enteredDay,
  maskedPhone,
  namedOrganization,
  nextCursor,
  pageInput,
  plainText,
} from './common.ts';
import { reason, verdictKind } from './decisions.ts';

const tags = ['Scheduled'];

/** How many calls are due in an hour of a day. */
export const scheduledHour = z.object({
  /** From 0 to 23, by the clock on the wall. */
  hour: z.number().int(),
  calls: z.number().int(),
  /** Not all that are due were counted: there are at least this many, and where it is 0 there may be some. */
  isAtLeast: z.boolean(),
});

export const scheduledDay = z.object({ day: z.iso.date(), hours: z.array(scheduledHour) });

export type ScheduledDay = z.infer<typeof scheduledDay>;

/** A campaign over the time in which its calls are due. */
export const scheduledCampaign = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  name: z.string(),
  state: campaignState,
  /** What it calls for. */
  origin: z.enum(campaignOrigins),
  /** Null for one that stands, and calls anyone who agreed on it. */
  list: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  startedAt: z.iso.datetime(),
  /** When it begins to call and when it ends by itself, where that was chosen. */
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** When the last call is due that is known by now; null where nobody waits. */
  lastDueAt: z.iso.datetime().nullable(),
  /** How many people wait for a call. */
  waiting: z.number().int(),
});

export type ScheduledCampaign = z.infer<typeof scheduledCampaign>;

/** A call that somebody cancelled, in a campaign that is not over. */
export const cancelledCall = z.object({
  organization: namedOrganization,
  campaign: z.object({ id: z.uuid(), name: z.string() }),
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  phone: maskedPhone.nullable(),
  /** How often the campaign had called before. */
  attempts: z.number().int(),
  cancelledAt: z.iso.datetime(),
});

export type CancelledCall = z.infer<typeof cancelledCall>;

/** What is taken back by restoring a call. */
export const takenBack = z.enum(['cancelled', 'moved']);

export type TakenBack = z.infer<typeof takenBack>;

const target = z.object({ campaignId: z.uuid(), contactId: z.uuid() });

/** What the engine says of calling somebody at a moment. */
export const targetCheck = z.object({
  at: z.iso.datetime(),
  verdict: verdictKind,
  /** Of the rules that do not allow the call then, each with its citation. */
  reasons: z.array(reason),
  /** The earliest time after an earlier try; null where there was none or it has passed. */
  notBefore: z.iso.datetime().nullable(),
  /** The first minute from then on that is lawful and not too soon after an earlier try; null where none is known. */
  nextAt: z.iso.datetime().nullable(),
  /** Where the person may be. */
  zones: z.array(z.string()),
});

export type TargetCheck = z.infer<typeof targetCheck>;

/** When a call is due now; null once it was cancelled, and until it is judged again. */
const due = z.object({ nextAt: z.iso.datetime().nullable() });

export const scheduledContract = {
  hours: oc
    .route({
      method: 'GET',
      path: '/scheduled/hours',
      summary: 'How many calls are due in each hour of a day or a week',
      description:
        'By the clock of the reader or of each person. Hours without calls are left out. Calls that only wait for their turn count for the present hour. Many are counted up to a limit, and `isAtLeast` says so, also of an hour of which none were counted (`calls` is 0) and some may be due.',
      tags,
    })
    .input(
      z.object({
        from: enteredDay,
        days: z.coerce.number().int().min(1).max(7).default(7),
        hoursOf: hoursOf.default('mine'),
        zone: readerZone.default('UTC'),
        campaignId: z.uuid().optional(),
        listId: z.uuid().optional(),
      }),
    )
    .output(z.object({ days: z.array(scheduledDay) })),
  campaigns: oc
    .route({
      method: 'GET',
      path: '/scheduled/campaigns',
      summary:
        'Campaigns that are running or paused, newest first, with when their last call is due',
      description: 'At most 50.',
      tags,
    })
    .output(z.object({ campaigns: z.array(scheduledCampaign), hasMore: z.boolean() })),
  cancelled: oc
    .route({
      method: 'GET',
      path: '/scheduled/cancelled',
      summary: 'Calls that were cancelled and can be restored, newest first',
      description: 'Of campaigns that are running or paused.',
      tags,
    })
    .input(pageInput.extend({ campaignId: z.uuid().optional(), listId: z.uuid().optional() }))
    .output(z.object({ cancelled: z.array(cancelledCall), nextCursor })),
  check: oc
    .route({
      method: 'GET',
      path: '/scheduled/{campaignId}/{contactId}/check',
      summary: 'Whether somebody may be called at a moment, and when next',
      description: 'Now, or within the next 60 days. It is decided on again just before the call.',
      tags,
    })
    .input(target.extend({ at: z.iso.datetime().optional() }))
    .output(targetCheck),
  move: oc
    .route({
      method: 'POST',
      path: '/scheduled/{campaignId}/{contactId}/move',
      summary: 'Move a call to another time',
      description:
        'Refused with `not_lawful` where the person may not be called then, and with `too_soon` before the wait between tries is over. The call goes out no earlier than that time.',
      tags,
    })
    .input(target.extend({ to: z.iso.datetime() }))
    .output(due),
  callNow: oc
    .route({
      method: 'POST',
      path: '/scheduled/{campaignId}/{contactId}/call-now',
      summary: 'Let a call be due now, where that is lawful',
      description: 'It goes out in its turn, at the pace of the campaign, and is decided on again.',
      tags,
    })
    .input(target)
    .output(due),
  cancel: oc
    .route({
      method: 'POST',
      path: '/scheduled/{campaignId}/{contactId}/cancel',
      summary: 'Call somebody no more in a campaign',
      description:
        'Can be taken back with `restore` as long as the campaign is not over. The reason stays on record, and is refused where it names the person.',
      tags,
    })
    .input(target.extend({ reason: plainText(300).min(1, 'Say why.') }))
    .output(due),
  restore: oc
    .route({
      method: 'POST',
      path: '/scheduled/{campaignId}/{contactId}/restore',
      summary: 'Take back that a call was cancelled or moved',
      description:
        'The person is judged again, and called at the first time that the rules allow, or at the time that was chosen before where one was. With `takesBack`, nothing changes unless that was done last.',
      tags,
    })
    .input(target.extend({ takesBack: takenBack.optional() }))
    .output(due),
};
