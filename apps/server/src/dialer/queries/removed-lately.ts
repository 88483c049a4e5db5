import { defineStatement } from '../../platform/database/statement.ts';

/** Whether people were removed from a campaign ($2) since a moment ($3), by name or with a list, and are still removed. */
export const findRemovedLately = defineStatement({
  name: 'dialer.find_removed_lately',
  text: `
    select exists (select from campaign_people_removed
        where organization_id = $1 and campaign_id = $2 and removed_at > $3)
      or exists (select from campaign_lists
        where organization_id = $1 and campaign_id = $2 and is_excluded and changed_at > $3) as removed_lately`,
  row: { removed_lately: 'bool' },
});
