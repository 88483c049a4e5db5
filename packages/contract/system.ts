import { oc } from '@orpc/contract';
import * as z from 'zod';
import { role } from './access.ts';

/** Somebody of the sample data who can be signed in as with one click. */
const demoPerson = z.object({
  email: z.string(),
  fullName: z.string(),
  /** Where they work; nowhere: they are a super administrator. */
  memberships: z.array(z.object({ organization: z.string(), role })),
});

export const demoSignIn = z.object({ password: z.string(), people: z.array(demoPerson) });
export type DemoSignIn = z.infer<typeof demoSignIn>;

export const systemStatus = z.object({
  name: z.literal('Ringfence'),
  version: z.string(),
  /** True when the sample data is loaded, so that the sign-in screen may offer it. */
  demo: z.boolean(),
  /**
   * Whom the sign-in screen offers with one click. Null unless this is the demo, on the embedded database, with the
   * simulator alone, and asked for by the machine that it runs on.
   */
  demoSignIn: demoSignIn.nullable(),
  /** Whether mails and text messages can be read at `/dev/mail` instead of being sent. */
  mailbox: z.boolean(),
  /** Minutes without a key or a move after which the browser signs out; null: never. */
  idleMinutes: z.number().int().nullable(),
  time: z.iso.datetime(),
});

export const systemContract = {
  status: oc
    .route({
      method: 'GET',
      path: '/system',
      summary: 'What this installation is',
      description: 'Open to everybody. Holds nothing about any organization.',
      tags: ['System'],
    })
    .output(systemStatus),
};
