import { oc } from '@orpc/contract';
import * as z from 'zod';

export const systemStatus = z.object({
  name: z.literal('Ringfence'),
  version: z.string(),
  /** True when the sample data is loaded, so that the sign-in screen may offer it. */
  demo: z.boolean(),
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
