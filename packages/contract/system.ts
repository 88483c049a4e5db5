import { oc } from '@orpc/contract';
import * as z from 'zod';

export const systemStatus = z.object({
  name: z.literal('Ringfence'),
  version: z.string(),
  /** True when the sample data is loaded, so that the sign-in screen may offer it. */
  demo: z.boolean(),
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
