import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Whether what leaves nobody in a campaign ($2) may still be undone: people were removed since a moment ($3), by name or with
 * a list, and are still removed, or its hours were changed since another ($4).
 */
export const findChangedLately = defineStatement({
  name: 'dialer.find_changed_lately',
  text: `
    select exists (select from campaign_people_removed
        where organization_id = $1 and campaign_id = $2 and removed_at > $3)
      or exists (select from campaign_lists
        where organization_id = $1 and campaign_id = $2 and is_excluded and changed_at > $3)
      or exists (select from campaign_schedules schedule
        join campaigns campaign on campaign.organization_id = schedule.organization_id
          and campaign.id = schedule.campaign_id
        where schedule.organization_id = $1 and schedule.campaign_id = $2
          and schedule.set_at > campaign.started_at and schedule.set_at > $4) as changed_lately`,
  row: { changed_lately: 'bool' },
});
