import { oc } from '@orpc/contract';
import * as z from 'zod';
import { plainText } from './common.ts';

export const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  createdAt: z.iso.datetime(),
});

export type Profile = z.infer<typeof profile>;

export const profileContract = {
  show: oc
    .route({
      method: 'GET',
      path: '/profile',
      summary: 'The signed-in person',
      tags: ['Profile'],
    })
    .output(profile),
  update: oc
    .route({
      method: 'PATCH',
      path: '/profile',
      summary: 'Change the own name',
      tags: ['Profile'],
    })
    .input(z.object({ fullName: plainText(200).min(1, 'Enter your name.') }))
    .output(profile),
};
