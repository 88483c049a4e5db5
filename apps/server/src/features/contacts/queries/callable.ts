import { defineStatement } from '../../../platform/database/statement.ts';
import { takeNamed } from '../../../platform/database/take-named.ts';
import {
  givenFacts,
  givenState,
  linkedPeople,
  madeCallable,
  permitted,
} from '../../debtor-rules/index.ts';

const here = '(select current_organization_id())';

/** The numbers ($1) and the debts ($2) that are given for people who are known. */
const givenBelongings = `
    file_phone as materialized (
      select "contactId" as contact_id, "isKnown" as is_known, e164,
        coalesce(fields->>'lineType', "lineType") as line_type, fields, position, 0 as line
      from jsonb_to_recordset($1) as given ("contactId" uuid, "isKnown" boolean, e164 text,
        "lineType" text, fields jsonb, position integer)
    ), file_debt as materialized (
      select "contactId" as contact_id, "isKnown" as is_known, reference, "balanceMinor" as balance_minor,
        currency, ${givenState('"balanceMinor"', 'state')} as state, fields, 0 as line
      from jsonb_to_recordset($2) as given ("contactId" uuid, "isKnown" boolean, reference text,
        "balanceMinor" bigint, currency text, state text, fields jsonb)
    )`;

/**
 * Whom these numbers ($1), debts ($2) and permission ($3, $4, $5; not of $6) would make callable who was not, why,
 * and by which number or debt.
 */
export const findCallable = defineStatement({
  name: 'contacts.find_callable',
  text: `
    with ${givenBelongings}, vouched as materialized (
      select contact_id, is_known, e164, position from file_phone
      where $3::text is not null and contact_id <> all($6::uuid[])
    ), ${permitted({ organizationId: here, how: '$3', by: '$4', on: '$5' })}, ${madeCallable(here)}
    select contact_id, reason, thing from callable`,
  row: { contact_id: 'uuid', reason: 'text', thing: 'text' },
});

const contact = (field: string, column: string): string =>
  takeNamed('given.fields', field, `contact.${column}`);

/** What is given for these people ($3), with their numbers and debts, by which the rules may let calls begin. */
export const listGivenFacts = defineStatement({
  name: 'contacts.list_given_facts',
  text: `
    with ${givenBelongings}, file_person as materialized (
      select "contactId" as contact_id, "isKnown" as is_known, fields, 0 as line
      from jsonb_to_recordset($3) as given ("contactId" uuid, "isKnown" boolean, fields jsonb)
    ), ${linkedPeople(here)}, ${givenFacts(here, {
      country: contact('country', 'country'),
      region: contact('region', 'region'),
      postalCode: contact('postalCode', 'postal_code'),
      confirmedZone: 'contact.confirmed_zone',
      place: takeNamed('given.fields', 'place', 'phone.place'),
      noticeOn: takeNamed('given.fields', 'noticeSentOn', 'debt.notice_sent_on', 'date'),
      creditor: takeNamed('given.fields', 'creditor', 'debt.creditor'),
      newDebt: 'given.fields',
    })}
    select contact_id, jsonb_agg(fact) as facts from given_fact group by contact_id`,
  row: { contact_id: 'uuid', facts: 'jsonb' },
});
