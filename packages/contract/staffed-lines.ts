import { oc } from '@orpc/contract';
import * as z from 'zod';
import { phoneNumber, plainText } from './common.ts';
import { weekHours } from './compliance.ts';
import { callerIdVerification } from './settings.ts';

/** A number of the organization at which people answer: calls are returned there, or connected to it. */
export const staffedLine = z.object({
  id: z.uuid(),
  e164: phoneNumber,
  label: z.string(),
  takesRingBacks: z.boolean(),
  takesTransfers: z.boolean(),
  /** Lines are rung in this order. */
  position: z.int(),
  /** How many can speak there at once. */
  places: z.int(),
  /** From Monday to Sunday; null: around the clock. */
  hours: weekHours.nullable(),
  /** In which the hours are meant (IANA). */
  zone: z.string(),
  /** How it was proven to be the organization's; null: not yet, and nobody is sent there. */
  verifiedHow: z.enum(['carrier', 'code', 'demo']).nullable(),
  verifiedAt: z.iso.datetime().nullable(),
});

export type StaffedLine = z.infer<typeof staffedLine>;

const tags = ['Staffed lines'];
const one = z.object({ lineId: z.uuid() });
const place = z
  .int()
  .min(1, 'At least one person answers.')
  .max(500, 'At most 500 people at once.');
const zone = z.string().max(100);
const fields = {
  label: plainText(100),
  takesRingBacks: z.boolean(),
  takesTransfers: z.boolean(),
  position: z.int().min(0).max(1_000),
  places: place,
  hours: weekHours.nullable(),
  zone,
};

/** All need the X-Organization-Id header. */
export const staffedLinesContract = {
  list: oc
    .route({ method: 'GET', path: '/staffed-lines', summary: 'The lines, in their order', tags })
    .output(z.object({ lines: z.array(staffedLine) })),
  add: oc
    .route({
      method: 'POST',
      path: '/staffed-lines',
      summary: 'Add a line at which people answer',
      description: 'Nobody is sent there before it is verified.',
      tags,
      successStatus: 201,
    })
    .input(
      z.object({
        e164: phoneNumber,
        label: fields.label.default(''),
        takesRingBacks: z.boolean().default(true),
        takesTransfers: z.boolean().default(false),
        /** Unset: behind the others. */
        position: fields.position.optional(),
        places: place.default(1),
        hours: fields.hours.default(null),
        zone,
      }),
    )
    .output(staffedLine),
  change: oc
    .route({
      method: 'PATCH',
      path: '/staffed-lines/{lineId}',
      summary: 'Change a line',
      description:
        'What is not given stays. The last verified line for returned calls stays one while campaigns run.',
      tags,
    })
    .input(
      one.extend({
        label: fields.label.optional(),
        takesRingBacks: fields.takesRingBacks.optional(),
        takesTransfers: fields.takesTransfers.optional(),
        position: fields.position.optional(),
        places: fields.places.optional(),
        hours: fields.hours.optional(),
        zone: fields.zone.optional(),
      }),
    )
    .output(staffedLine),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/staffed-lines/{lineId}',
      summary: 'Remove a line',
      description: 'Refused for the last verified line for returned calls while campaigns run.',
      tags,
    })
    .input(one)
    .output(z.object({})),
  verify: oc
    .route({
      method: 'POST',
      path: '/staffed-lines/{lineId}/verify',
      summary: 'Verify a line that the carrier knows, or that you call from',
      description: 'The carrier is asked whether the number belongs to the account.',
      tags,
    })
    .input(one.extend({ accountId: z.uuid().optional() }))
    .output(staffedLine),
  startVerification: oc
    .route({
      method: 'POST',
      path: '/staffed-lines/{lineId}/verifications',
      summary: 'Call a line with a code',
      description:
        'Within the same limits as for a caller ID: between 8 and 21 there, three times a day at most. `/caller-id-verifications/{verificationId}` says how the call stands.',
      tags,
      successStatus: 201,
    })
    .input(
      one.extend({
        accountId: z.uuid().optional(),
        language: z.enum(['en', 'es']).default('en'),
      }),
    )
    .output(callerIdVerification),
  confirmVerification: oc
    .route({
      method: 'POST',
      path: '/staffed-lines/{lineId}/verifications/{verificationId}/confirm',
      summary: 'Enter the code that was said',
      tags,
    })
    .input(
      one.extend({
        verificationId: z.uuid(),
        code: z.string().regex(/^\d{6}$/, 'Enter the six digits.'),
      }),
    )
    .output(staffedLine),
};
