import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Everything the rules want to know of each person, in one question a batch. A suppression that is
 * written holds, even where the clock of whoever wrote it is ahead of ours; a consent holds from its
 * day, which begins in some zones before it does in UTC.
 */
export const loadFacts = defineStatement({
  name: 'dialer.load_facts',
  text: `
    select contact.id as contact_id,
      exists (select from calls call
        where call.organization_id = $1 and call.state <> 'ended'
          and (call.contact_id = contact.id or call.e164 = phone.e164)) as busy,
      jsonb_build_object(
        'person', jsonb_build_object('id', contact.id, 'country', contact.country,
          'region', contact.region, 'postalCode', contact.postal_code,
          'confirmedZone', contact.confirmed_zone,
          'phones', (select coalesce(jsonb_agg(other.e164 order by other.id), '[]') from phones other
            where other.organization_id = contact.organization_id
              and other.contact_id = contact.id and other.state <> 'wrong')),
        -- A number that is out of service cannot be dialled, whoever's it was.
        'phone', jsonb_build_object(
          'e164', case when phone.state = 'disconnected' then '' else coalesce(phone.e164, '') end,
          'lineType', coalesce(phone.line_type, 'unknown')),
        'debt', jsonb_build_object('id', coalesce(debt.id::text, ''),
          'open', coalesce(debt.state = 'open', false)),
        'consents', (select coalesce(jsonb_agg(jsonb_build_object('kind', consent.kind,
            'phone', consent.e164, 'revokedAt', consent.revoked_at,
            'at', least(consent.obtained_on::timestamp at time zone 'UTC', consent.recorded_at),
            'expiresAt', consent.expires_at) order by consent.id), '[]')
          from consents consent
          where consent.organization_id = contact.organization_id
            and consent.contact_id = contact.id),
        'restrictions', (select coalesce(jsonb_agg(jsonb_build_object('kind', suppression.kind,
            'debtId', suppression.debt_id, 'phone', suppression.e164, 'at', least(suppression.started_at, $4),
            'liftedAt', suppression.lifted_at) order by suppression.id), '[]')
          from suppressions suppression
          where suppression.organization_id = contact.organization_id
            and (suppression.contact_id = contact.id
              or (suppression.kind = 'number_stop' and suppression.lifted_at is null
                and suppression.e164 = phone.e164))),
        'history', (select coalesce(jsonb_agg(jsonb_build_object('at', call.reserved_at,
            'debtId', call.debt_id, 'phone', call.e164, 'outcome', coalesce(call.outcome, call.choice))
            order by call.reserved_at, call.id), '[]')
          from calls call
          where call.organization_id = contact.organization_id and call.contact_id = contact.id
            and call.reserved_at > $4::timestamptz - interval '40 days')) as known
    from targets target
    join contacts contact
      on contact.organization_id = target.organization_id and contact.id = target.contact_id
    left join phones phone
      on phone.organization_id = target.organization_id and phone.id = target.phone_id
    left join debts debt
      on debt.organization_id = target.organization_id and debt.id = target.debt_id
    where target.organization_id = $1 and target.campaign_id = $2 and target.contact_id = any($3)`,
  row: { contact_id: 'uuid', busy: 'bool', known: 'jsonb' },
});
