import type { Membership } from '@ringfence/contract/access';

export function createMembership(
  id: string,
  {
    role = 'member',
    ...organization
  }: Partial<Membership['organization']> & Partial<Pick<Membership, 'role'>> = {},
): Membership {
  const createdAt = '2026-01-05T03:00:00.000Z';
  return {
    organizationId: id,
    role,
    createdAt,
    organization: {
      id,
      name: `Organization ${id}`,
      createdAt,
      zone: null,
      suspendedAt: null,
      ...organization,
    },
  };
}
