import { oc } from '@orpc/contract';
import * as z from 'zod';

export const signedInSession = z.object({
  id: z.uuid(),
  /** The session that asks. */
  isCurrent: z.boolean(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  /** What the browser called itself when it signed in; null where it said nothing. */
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  /** Whether the second factor was shown. */
  assuranceLevel: z.enum(['aal1', 'aal2']),
});

export type SignedInSession = z.infer<typeof signedInSession>;

export const sessionsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/sessions',
      summary: 'Where the signed-in person is signed in, the one seen last first',
      tags: ['Sessions'],
    })
    .output(
      z.object({
        /** False where another server keeps the sessions, so that none can be listed here. */
        isKeptHere: z.boolean(),
        sessions: z.array(signedInSession),
      }),
    ),
  end: oc
    .route({
      method: 'DELETE',
      path: '/sessions/{sessionId}',
      summary: 'Sign out somewhere else',
      tags: ['Sessions'],
    })
    .input(z.object({ sessionId: z.uuid() }))
    .output(z.object({})),
};
