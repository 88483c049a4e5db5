import { oc } from '@orpc/contract';
import * as z from 'zod';
import { role } from './access.ts';
import { nextCursor, pageInput } from './common.ts';

export const member = z.object({
  userId: z.uuid(),
  role,
  createdAt: z.iso.datetime(),
  /** Null where it was asked for without profiles. */
  profile: z.object({ email: z.string(), fullName: z.string() }).nullable(),
});

export type Member = z.infer<typeof member>;

const one = z.object({ userId: z.uuid() });

/** All need the X-Organization-Id header. */
export const membersContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/members',
      summary: 'Who belongs to the organization, oldest membership first',
      tags: ['Members'],
    })
    .input(
      pageInput.extend({
        /** `none` leaves the profiles out, for when they cannot be read. */
        profiles: z.enum(['joined', 'none']).default('joined'),
      }),
    )
    .output(z.object({ members: z.array(member), nextCursor })),
  add: oc
    .route({
      method: 'POST',
      path: '/members',
      summary: 'Make a person a member',
      description: 'For super administrators. Admins of an organization invite people instead.',
      tags: ['Members'],
      successStatus: 201,
    })
    .input(z.object({ userId: z.uuid(), role: role.default('member') }))
    .output(member),
  changeRole: oc
    .route({
      method: 'PATCH',
      path: '/members/{userId}',
      summary: 'Change the role of a member',
      description: 'The last admin stays one.',
      tags: ['Members'],
    })
    .input(one.extend({ role }))
    .output(member),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/members/{userId}',
      summary: 'Remove a member',
      description: 'The last admin stays. What the person did stays in the activity.',
      tags: ['Members'],
    })
    .input(one)
    .output(z.object({})),
};
