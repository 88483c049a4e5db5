import { oc } from '@orpc/contract';
import * as z from 'zod';

export const activityEntry = z.object({
  id: z.uuid(),
  occurredAt: z.iso.datetime(),
  /** What was done, as a stable word such as `profile.signed_in`. */
  action: z.string(),
  actor: z.object({ kind: z.enum(['profile', 'system']), name: z.string() }),
  subject: z.object({ kind: z.string(), name: z.string() }).nullable(),
  /** Place in the organization's hash chain; null until it is sealed, normally within a second. */
  position: z.number().int().nullable(),
});

export type ActivityEntry = z.infer<typeof activityEntry>;

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
      z.object({
        limit: z.coerce.number().int().min(1).max(200).default(50),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ entries: z.array(activityEntry), nextCursor: z.string().nullable() })),
};
