import { carriers } from '@ringfence/carriers/registry';

const harmless = carriers
  .filter(({ description }) => !description.reachesPeople)
  .map(({ description }) => `'${description.id}'`)
  .join(', ');

/** Whether calls may go through an account: where the database holds the demo, only if they reach nobody. */
export const suitsDemo = (account: string): string =>
  `(${account}.carrier in (${harmless}) or not exists (select from demo_marks offset 0))`;

const everywhere = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Whether an order to stop the organization's calls, or all calls, is in force. */
export const isHalted = (organizationId: string): string => `
  exists (select from call_halts halt
    where halt.lifted_at is null
      and coalesce(halt.organization_id, ${everywhere}) in (${everywhere}, ${organizationId})
    offset 0)`;

/** Whether an organization may call at all: it is also neither suspended nor deleted. */
export const mayCall = (organizationId: string): string => `(
  exists (select from organizations organization
    where organization.id = ${organizationId} and organization.suspended_at is null
      and organization.deleted_at is null offset 0)
  and not ${isHalted(organizationId)})`;
