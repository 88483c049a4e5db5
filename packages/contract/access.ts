import { oc } from '@orpc/contract';
import * as z from 'zod';

export const role = z.enum(['admin', 'member']);

/** The access check of the protected area. */
export const accessResult = z.object({
  hasAccess: z.boolean(),
  hasOrganization: z.boolean(),
  isSuperAdmin: z.boolean(),
  error: z.string().nullable(),
});

export const membership = z.object({
  organizationId: z.uuid(),
  role,
  createdAt: z.iso.datetime(),
  organization: z.object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    /** Where the organization lives (IANA); null: times are shown in each person's own zone. */
    zone: z.string().nullable(),
    suspendedAt: z.iso.datetime().nullable(),
  }),
});

export type AccessResult = z.infer<typeof accessResult>;
export type Membership = z.infer<typeof membership>;
export type Role = z.infer<typeof role>;

export const accessContract = {
  check: oc
    .route({
      method: 'GET',
      path: '/access',
      summary: 'Whether the signed-in person may work here',
      tags: ['Access'],
    })
    .output(accessResult),
  memberships: oc
    .route({
      method: 'GET',
      path: '/memberships',
      summary: 'The organizations of the signed-in person, newest membership first',
      tags: ['Access'],
    })
    .output(z.object({ memberships: z.array(membership) })),
};
