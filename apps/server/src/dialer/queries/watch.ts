import { defineStatement } from '../../platform/database/statement.ts';

/** Whether there is anything to do, each by an index that holds nothing while there is not. */
export const findTasks = defineStatement({
  name: 'dialer.find_tasks',
  text: `
    select exists (select from campaigns campaign where campaign.state = 'running'
        -- One that stands has something to do where somebody waits in it.
        and (campaign.origin = 'campaign' or exists (select from targets target
          where target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
            and target.state in ('planned', 'waiting', 'calling')))) as campaigns,
      exists (select from campaign_schedules schedule join campaigns campaign
          on campaign.organization_id = schedule.organization_id and campaign.id = schedule.campaign_id
        where schedule.ends_at is not null and campaign.state in ('running', 'paused')) as ends,
      exists (select from calls_under_way) as calls,
      exists (select from caller_id_verifications where state <> 'ended') as codes,
      exists (select from campaigns where is_ending) as ending,
      exists (select from ledger_raises) as learned,
      exists (select from carrier_accounts where carrier = any($1)) as pushing`,
  row: {
    campaigns: 'bool',
    ends: 'bool',
    calls: 'bool',
    codes: 'bool',
    ending: 'bool',
    learned: 'bool',
    pushing: 'bool',
  },
});
