import { oc } from '@orpc/contract';
import * as z from 'zod';
import { namedOrganization, plainText } from './common.ts';

/** A standing order that no call is placed: of one organization, or of all. */
export const halt = z.object({
  id: z.uuid(),
  /** Null: it holds for all organizations. */
  organization: namedOrganization.nullable(),
  note: z.string(),
  startedAt: z.iso.datetime(),
  /** Empty where a super administrator gave the order and a member asks. */
  startedBy: z.string(),
});

export type Halt = z.infer<typeof halt>;

/** A worker whose clock is more than two seconds off the database's: it places no calls until it is right. */
export const wrongClock = z.object({
  /** Negative: behind. */
  secondsAhead: z.number().int(),
  since: z.iso.datetime(),
});

export type WrongClock = z.infer<typeof wrongClock>;

export const haltsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/halts',
      summary: 'What stops calls here: orders in force, and workers whose clock is wrong',
      description:
        'Needs the X-Organization-Id header. Super administrators who name all organizations see all orders.',
      tags: ['Halts'],
    })
    .output(
      z.object({
        halts: z.array(halt),
        /** Of all workers of the server, the furthest off first. */
        wrongClocks: z.array(wrongClock),
      }),
    ),
  start: oc
    .route({
      method: 'POST',
      path: '/halts',
      summary: 'Stop all calls of the organization at once',
      description:
        'No further call is placed, and calls that wait or ring are taken back. Campaigns stay as they are and go on when the order is lifted. With X-Organization-Id: all, a super administrator stops the calls of all organizations.',
      tags: ['Halts'],
      successStatus: 201,
    })
    .input(z.object({ note: plainText(500).default('') }))
    .output(halt),
  lift: oc
    .route({
      method: 'POST',
      path: '/halts/{haltId}/lift',
      summary: 'Allow calls again',
      tags: ['Halts'],
    })
    .input(z.object({ haltId: z.uuid() }))
    .output(z.object({ haltId: z.uuid() })),
};
