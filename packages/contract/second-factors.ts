import { oc } from '@orpc/contract';
import * as z from 'zod';

export const secondFactor = z.object({
  id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** A person as a super administrator sees them who is asked to remove a lost second factor. */
export const personWithFactors = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  factors: z.array(secondFactor),
});

export type PersonWithFactors = z.infer<typeof personWithFactors>;

export const secondFactorsContract = {
  find: oc
    .route({
      method: 'GET',
      path: '/second-factors',
      summary: 'The second factors of a person',
      description:
        'For super administrators. Who asks and for whom is recorded when one is removed.',
      tags: ['Second factors'],
    })
    .input(z.object({ email: z.string().trim().min(1, 'Enter an email address.').max(320) }))
    .output(personWithFactors),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/second-factors/{userId}/{factorId}',
      summary: 'Remove a second factor that a person has lost',
      description: 'For super administrators. All sessions of the person end.',
      tags: ['Second factors'],
    })
    .input(z.object({ userId: z.uuid(), factorId: z.uuid() }))
    .output(z.object({})),
};
