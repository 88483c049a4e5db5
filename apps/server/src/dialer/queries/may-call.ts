import { carriers } from '@ringfence/carriers/registry';
import { leftOutSince } from '../../ledger/index.ts';

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

/** Whether the person of a call is still meant by its campaign: neither removed nor left out, by any of their contacts. */
export const isMeant = (call: string): string => `
      not exists (select from (select target.removed_at from targets target
          where target.organization_id = ${call}.organization_id
            and target.campaign_id = ${call}.campaign_id and target.contact_id = ${call}.contact_id offset 0) own
        where own.removed_at is not null)
      and ${leftOutSince(`${call}.organization_id`, `${call}.campaign_id`, `${call}.contact_id`)} is null`;

/** When the hours of a campaign that hold now were set: by this they are known, whatever any clock says. Null: it has none. */
export const hoursSetAt = (organizationId: string, campaignId: string): string => `
      (select schedule.set_at from campaign_schedules schedule
        where schedule.organization_id = ${organizationId} and schedule.campaign_id = ${campaignId}
        order by schedule.set_at desc limit 1)`;

/** Whether the hours of its campaign are those that a call was decided on. */
export const holdsHours = (call: string): string =>
  `${call}.hours_set_at is not distinct from ${hoursSetAt(`${call}.organization_id`, `${call}.campaign_id`)}`;

/** Since when somebody whose call is settled is left out of the campaign; null: they are not. */
export const joinLeftOut = (settled: string): string => `
    cross join lateral (
      select ${leftOutSince(`${settled}."organizationId"`, `${settled}."campaignId"`, `${settled}."contactId"`)} as at
      offset 0) left_out`;

/** Since when a target that is settled is not meant by its campaign any more; null: it is. */
export const goneAt = 'coalesce(target.removed_at, left_out.at)';
