import { oc } from '@orpc/contract';
import * as z from 'zod';
import { membership } from './access.ts';
import { plainText } from './common.ts';

export const organizationsContract = {
  create: oc
    .route({
      method: 'POST',
      path: '/organizations',
      summary: 'Open an organization and become its admin',
      description: 'For a signed-in person who belongs to no organization yet.',
      tags: ['Organizations'],
      successStatus: 201,
    })
    .input(
      z.object({
        name: plainText(200).min(1, 'Enter the name of your organization.'),
      }),
    )
    .output(z.object({ membership })),
  checkCreation: oc
    .route({
      method: 'GET',
      path: '/organizations/creation',
      summary: 'Whether the signed-in person may open an organization',
      tags: ['Organizations'],
    })
    .output(z.object({ mayCreate: z.boolean() })),
};
