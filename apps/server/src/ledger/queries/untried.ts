import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Of people who were called by campaigns ($1), those who have a number that is not known to be wrong or dead and that the
 * campaign has not called, by the calls that the facts know.
 */
export const listUntried = defineStatement({
  name: 'ledger.list_untried',
  text: `
    select called."campaignId" as campaign_id, called."contactId" as contact_id
    from jsonb_to_recordset($1) as called ("organizationId" uuid, "campaignId" uuid, "contactId" uuid)
    -- Each by its own key: otherwise a planner that does not know how many there are reads every number.
    cross join lateral (select from phones phone
      where phone.organization_id = called."organizationId" and phone.contact_id = called."contactId"
        and phone.state = 'active'
        and not exists (select from calls call
          where call.organization_id = phone.organization_id and call.contact_id = phone.contact_id
            and call.outcome is distinct from 'withdrawn'
            -- Not as the indexes of campaigns and numbers have it: those have more calls than a person.
            and call.campaign_id is not distinct from called."campaignId"
            and call.e164 is not distinct from phone.e164
            and call.id >= first_id_of(now() - interval '41 days'))
      limit 1) untried`,
  row: { campaign_id: 'uuid', contact_id: 'uuid' },
});
