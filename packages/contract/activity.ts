import { oc } from '@orpc/contract';
import { campaignOrigins } from '@ringfence/domain/calls/call-kinds';
import { waits } from '@ringfence/domain/campaigns/find-wait';
import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import * as z from 'zod';
import { enteredDay, maskedPhone, namedOrganization, nextCursor, pageInput } from './common.ts';

export const activityEntry = z.object({
  id: z.uuid(),
  organization: namedOrganization,
  occurredAt: z.iso.datetime(),
  /** What was done, as a stable word such as `profile.signed_in`. */
  action: z.string(),
  actor: z.object({
    /** `super_administrator`: somebody who acted here from outside the organization. */
    kind: z.enum(['profile', 'super_administrator', 'system']),
    /** Null for the system. */
    id: z.uuid().nullable(),
    name: z.string(),
    /** The name of the key by which a program did it for them. */
    apiKey: z.string().nullable(),
  }),
  subject: z.object({ kind: z.string(), id: z.uuid(), name: z.string() }).nullable(),
  /**
   * What changed: names of fields, with the value before and after where it is nobody's own, and masked. Names and
   * amounts are never included: the record is kept for ever.
   */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
  /** Place in the organization's hash chain; null until it is sealed, normally within a second. */
  position: z.number().int().nullable(),
});

export type ActivityEntry = z.infer<typeof activityEntry>;

/** A call that a running campaign is going to try. */
export const scheduledCall = z.object({
  organization: namedOrganization,
  campaign: z.object({ id: z.uuid(), name: z.string() }),
  /** What it is for: a campaign over a list, a reminder of a promise, or a callback. */
  origin: z.enum(campaignOrigins),
  contact: z.object({ id: z.uuid(), fullName: z.string() }),
  phone: maskedPhone.nullable(),
  /** The earliest moment, in the past where it only waits for its turn. */
  nextAt: z.iso.datetime(),
  attempt: z.number().int(),
  /** Where the person is, as far as the engine knows; null until they are judged. */
  zone: z.string().nullable(),
  /**
   * `lawful_time`: it waits for a lawful minute; `retry`: after an earlier try; `chosen_time`: for the time that
   * somebody chose; `best_hour`: for the hour at which the person most likely answers; `turn`: its turn.
   */
  waitsFor: z.enum(waits),
});

export type ScheduledCall = z.infer<typeof scheduledCall>;

/** Which zone hours are counted in: the reader's, or for each person their own. */
export const hoursOf = z.enum(['mine', 'theirs']);

export type HoursOf = z.infer<typeof hoursOf>;

/** A zone such as `America/Chicago`. */
export const readerZone = z
  .string()
  .max(100)
  .refine(
    (zone) => zone === 'UTC' || isKnownZone(zone),
    'Name a time zone such as America/Chicago.',
  );

/** Which scheduled calls are wanted: those of one campaign or list, and of one day or hour. */
export const scheduledFilter = z.object({
  campaignId: z.uuid().optional(),
  listId: z.uuid().optional(),
  /** A day; calls that only wait for their turn belong to the present hour. */
  day: enteredDay.optional(),
  /** Of the day, from 0 to 23. */
  hour: z.coerce.number().int().min(0).max(23).optional(),
  /** By whose clock. */
  hoursOf: hoursOf.default('mine'),
  /** The reader's, and that of people whose own is not known. */
  zone: readerZone.default('UTC'),
});

export const activityContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/activity',
      summary: 'Who did what in the organization, newest first',
      description: 'Needs the X-Organization-Id header.',
      tags: ['Activity'],
    })
    .input(
      pageInput.extend({
        /** Who did it. */
        actorId: z.uuid().optional(),
        /** What was done, such as `campaign.started`. */
        action: z
          .string()
          .max(60)
          .regex(/^[a-z_]+\.[a-z_]+$/)
          .optional(),
        /** What it was done to. */
        subjectId: z.uuid().optional(),
        from: z.iso.datetime().optional(),
        until: z.iso.datetime().optional(),
      }),
    )
    .output(z.object({ entries: z.array(activityEntry), nextCursor })),
  people: oc
    .route({
      method: 'GET',
      path: '/activity/people',
      summary: 'Who did something in the organization, by name',
      description: 'At most 200. Needs the X-Organization-Id header.',
      tags: ['Activity'],
    })
    .output(z.object({ people: z.array(z.object({ id: z.uuid(), name: z.string() })) })),
  scheduled: oc
    .route({
      method: 'GET',
      path: '/activity/scheduled',
      summary: 'Calls that are due next in running campaigns, soonest first',
      description:
        'Each is decided on again just before it is placed. By each person’s clock, one request looks only so far: a page may have fewer rows, or none, and still lead to a next one. Needs the X-Organization-Id header.',
      tags: ['Activity'],
    })
    .input(pageInput.extend(scheduledFilter.shape))
    .output(z.object({ scheduled: z.array(scheduledCall), nextCursor })),
};
