import { defineStatement } from '../../platform/database/statement.ts';

/** Whose policy has lines looked up, where no carrier has just failed to answer. */
export const listLookingUp = defineStatement({
  name: 'line_lookups.list_looking_up',
  text: `
    select organization.id from organizations organization
    cross join lateral (select content from policies
      where policies.organization_id = organization.id order by version desc limit 1) policy
    where organization.deleted_at is null and policy.content->'looksUpLines' = 'true'::jsonb
      and not exists (select from line_lookups waiting
        where waiting.organization_id = organization.id and waiting.next_at > $1)
    order by organization.id`,
  row: { id: 'uuid' },
});

/** The organization's own accounts first, then those of the installation. */
export const listAccounts = defineStatement({
  name: 'line_lookups.list_accounts',
  text: `
    select id from carrier_accounts
    where state = 'active' and (organization_id = $1 or organization_id is null)
    order by organization_id nulls last, created_at, id`,
  row: { id: 'uuid' },
});

/**
 * Numbers that a running campaign may call, of which no carrier was asked. A mobile could become nothing stricter, and
 * only the law of the United States, whose numbers begin with 1, asks for the kind of a line: neither is paid for.
 */
export const listDue = defineStatement({
  name: 'line_lookups.list_due',
  text: `
    select phone.e164, coalesce(known.tries, 0) as tries from phones phone
    left join line_lookups known
      on known.organization_id = phone.organization_id and known.phone_id = phone.id
    where phone.organization_id = $1 and phone.state = 'active'
      and phone.line_type in ('landline', 'unknown') and left(phone.e164, 2) = '+1'
      and (known.phone_id is null or known.next_at <= $2)
      and exists (select from targets target
        join campaigns campaign on campaign.organization_id = target.organization_id
          and campaign.id = target.campaign_id and campaign.state = 'running'
        where target.organization_id = phone.organization_id and target.contact_id = phone.contact_id
          and target.state in ('planned', 'waiting'))
    limit $3`,
  row: { e164: 'text', tries: 'int4' },
});

export const listPhones = defineStatement({
  name: 'line_lookups.list_phones',
  text: `
    select id, contact_id, e164, line_type, place from phones
    where organization_id = $1 and e164 = any($2::text[])
    order by id`,
  row: { id: 'uuid', contact_id: 'uuid', e164: 'text', line_type: 'text', place: 'text?' },
});

/** What a carrier ($4) said at a moment ($5) of each of these phones. */
export const keepAnswers = defineStatement({
  name: 'line_lookups.keep_answers',
  text: `
    insert into line_lookups (organization_id, phone_id, line_type, carrier, looked_up_at)
    select $1, answer.phone_id, answer.line_type, $4, $5
    from unnest($2::uuid[], $3::text[]) as answer (phone_id, line_type)
    on conflict (organization_id, phone_id) do update
      set line_type = excluded.line_type, carrier = excluded.carrier, looked_up_at = excluded.looked_up_at,
        next_at = null`,
  row: {},
});

/** That a carrier ($4) did not answer about each of these phones, so many times by now. */
export const keepFailures = defineStatement({
  name: 'line_lookups.keep_failures',
  text: `
    insert into line_lookups (organization_id, phone_id, tries, carrier, looked_up_at, next_at, line_type)
    select $1, failure.phone_id, failure.tries, $4, $5, failure.next_at,
      case when failure.next_at is null then 'unknown' end
    from unnest($2::uuid[], $3::integer[], $6::timestamptz[]) as failure (phone_id, tries, next_at)
    on conflict (organization_id, phone_id) do update
      set tries = excluded.tries, carrier = excluded.carrier, looked_up_at = excluded.looked_up_at,
        next_at = excluded.next_at, line_type = excluded.line_type`,
  row: {},
});

/** Where nobody has said something else meanwhile. */
export const changeLines = defineStatement({
  name: 'line_lookups.change_lines',
  text: `
    update phones phone set line_type = change.line_type
    from unnest($2::uuid[], $3::text[], $4::text[]) as change (phone_id, before, line_type)
    where phone.organization_id = $1 and phone.id = change.phone_id and phone.line_type = change.before
    returning phone.contact_id, phone.line_type`,
  row: { contact_id: 'uuid', line_type: 'text' },
});
