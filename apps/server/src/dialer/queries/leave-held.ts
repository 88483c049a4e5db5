import { defineStatement } from '../../platform/database/statement.ts';

/** Of these targets ($1) that wait, those whom nobody holds, without waiting for the others. */
export const takeWaiting = defineStatement({
  name: 'dialer.take_waiting',
  text: `
    select target.campaign_id, target.contact_id
    from jsonb_to_recordset($1) as settled ("organizationId" uuid, "campaignId" uuid, "contactId" uuid)
    join targets target on target.organization_id = settled."organizationId"
      and target.campaign_id = settled."campaignId" and target.contact_id = settled."contactId"
    where target.state = 'waiting'
    for no key update of target skip locked`,
  row: { campaign_id: 'uuid', contact_id: 'uuid' },
});
