import { foundPeople } from '../../platform/database/found-people.ts';
import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Of the first who match ($5 of them), those whom the search names best: by their whole reference, by
 * a number, by the beginning of their name. Each with the number that was found, or the one to call.
 */
export const findContacts = defineStatement({
  name: 'search.find_contacts',
  text: `
    select contact.id, ${organizationFields}, contact.full_name, contact.external_reference,
      phone.e164
    from ${foundPeople('$1', '$2', '$3', 'null', '$5')} found
    join contacts contact
      on contact.organization_id = found.organization_id and contact.id = found.id
    ${joinOrganization('contact.organization_id')}
    left join lateral (
      select e164, e164 = any($2) or right(e164, 4) is not distinct from $3 as is_found from phones
      where organization_id = contact.organization_id and contact_id = contact.id
      order by is_found desc, state <> 'active', phones.id desc limit 1) phone on true
    order by lower(contact.external_reference) = lower($1) desc, phone.is_found desc nulls last,
      starts_with(contact.search_name, rtrim(search_text($1))) desc, contact.id
    limit $4`,
  row: {
    id: 'uuid',
    ...organizationRow,
    full_name: 'text',
    external_reference: 'text',
    e164: 'text?',
  },
});

export const findLists = defineStatement({
  name: 'search.find_lists',
  text: `
    select list.id, ${organizationFields}, list.name
    from find_named('lists', $1, $2) found
    join lists list on list.organization_id = found.organization_id and list.id = found.id
    ${joinOrganization('list.organization_id')}
    order by list.id desc`,
  row: { id: 'uuid', ...organizationRow, name: 'text' },
});

export const findCampaigns = defineStatement({
  name: 'search.find_campaigns',
  text: `
    select campaign.id, ${organizationFields}, campaign.name, campaign.state
    from find_named('campaigns', $1, $2) found
    join campaigns campaign
      on campaign.organization_id = found.organization_id and campaign.id = found.id
    ${joinOrganization('campaign.organization_id')}
    order by campaign.id desc`,
  row: { id: 'uuid', ...organizationRow, name: 'text', state: 'text' },
});

const callFields = `
  call.id, ${organizationFields}, contact.full_name, call.e164, call.state,
  coalesce(call.corrected_outcome, call.outcome) as outcome,
  call.reserved_at`;

const callParts = `
  join contacts contact
    on contact.organization_id = call.organization_id and contact.id = call.contact_id
  ${joinOrganization('call.organization_id')}
  order by call.id desc`;

/** The newest calls to each of these people. */
export const listCallsOfContacts = defineStatement({
  name: 'search.list_calls_of_contacts',
  text: `
    select ${callFields}
    from (select newest.* from unnest($1::uuid[], $2::uuid[]) as person (organization_id, id)
          cross join lateral (
            select * from calls_now
            where organization_id = person.organization_id and contact_id = person.id
            order by reserved_at desc limit $3) newest
          order by newest.id desc limit $3) call
    ${callParts}`,
  row: {
    id: 'uuid',
    ...organizationRow,
    full_name: 'text',
    e164: 'text',
    state: 'text',
    outcome: 'text?',
    reserved_at: 'timestamptz',
  },
});

/** By our own id, or by the one that the carrier gave. */
export const findCalls = defineSpanning({
  name: 'search.find_calls',
  text: (covers) => `
    select ${callFields}
    from (select * from calls_now where id = $1 and ${covers('organization_id')}
          union
          -- By the index of each: through the view, every call would be read.
          select * from calls_now where ${covers('organization_id')} and id = any(array(
            select id from calls where carrier_call_id = $2
            union all
            select call_id from calls_under_way where carrier_call_id = $2))
          limit $3) call
    ${callParts}`,
  row: listCallsOfContacts.row,
});
