import type { CallableReason } from '@ringfence/domain/imports/callable-reasons';
import { defineStatement } from '../../../../platform/database/statement.ts';
import {
  anyUnsure,
  becomesLandline,
  givenFacts,
  isUnsure,
  joinSure,
  lineTypeAfter,
  linkedPeople,
  madeCallable,
  reopens,
} from '../../../debtor-rules/index.ts';
import { fileDebt, filePerson, filePhone, givenDebt, givenPhone } from './given.ts';

/** Whether somebody waits for it to be confirmed that they are to be called, by the name of their id. */
const waits = (contactId: string, ...reasons: readonly CallableReason[]): string => `exists (
          select from import_callable waiting
          where waiting.organization_id = $1 and waiting.import_id = $2
            and waiting.contact_id = ${contactId} and waiting.is_waiting
            and waiting.reason in (${reasons.map((reason) => `'${reason}'`).join(', ')}))`;

/** What of a file is not written while it is not confirmed: everything else is. */
export const debtWaits = `(${reopens('$1')} and ${waits('given.contact_id', 'debt_reopened')})`;
export const newDebtWaits = `(given.is_known and coalesce(given.state, 'open') = 'open'
        and ${waits('given.contact_id', 'debt_added')})`;
export const newPhoneWaits = `(given.is_known and ${waits('given.contact_id', 'number_added', 'consent_given')})`;
/** Of a number the kind of line and the place wait each by itself: the other may forbid calls. */
export const lineTypeNow = `(case when ${becomesLandline} and ${waits('given.contact_id', 'line_type_told')}
        then phone.line_type else ${lineTypeAfter} end)`;
/** What becomes of a column: what the file gives, unless it waits. */
const now = (column: string, stored: 'phone' | 'debt', reason: CallableReason): string =>
  `(case when given.${column} is not null and ${stored}.${column} is distinct from given.${column}
          and ${waits('given.contact_id', reason)}
        then ${stored}.${column} else coalesce(given.${column}, ${stored}.${column}) end)`;
export const placeNow = now('place', 'phone', 'place_changed');
/** Of a debt the day of the notice and the creditor wait alone. */
export const noticeNow = now('notice_sent_on', 'debt', 'notice_added');
export const creditorNow = now('creditor', 'debt', 'creditor_changed');
/** An address waits as a whole: half of it would be somewhere else. */
export const addressWaits = waits('given.contact_id', 'address_changed');
export const reversalWaits = (contactId: string): string => waits(contactId, 'debt_reopened');
export const consentWaits = (contactId: string): string =>
  waits(contactId, 'consent_given', 'number_added');

/** The people of a batch who would become callable, as `callable`, and kept. */
export const callable = `${madeCallable('$1')}, kept_callable as (
      insert into import_callable (organization_id, import_id, contact_id, reason, line)
      select $1, $2, callable.contact_id, callable.reason, min(coalesce(callable.line, given.line))
      from callable join file_person given on given.contact_id = callable.contact_id
      group by callable.contact_id, callable.reason
      order by callable.contact_id, callable.reason
    )`;

/** Whether anybody of the organization may be kept from becoming callable. */
export const findUnsure = defineStatement({
  name: 'imports.find_unsure',
  text: `select ${anyUnsure('$1')} as found, now() as now`,
  row: { found: 'bool', now: 'timestamptz' },
});

const kept = (column: string): string => `coalesce(given.${column}, contact.${column})`;

/** Those of a batch of whom it is not sure that they can be called: mostly they are few. */
const unsureInBatch = `
    person as materialized (
      select person.* from import_people person ${joinSure('$1', 'person.contact_id')}
      where person.organization_id = $1 and person.import_id = $2
        and person.position between $3 and $4 and person.is_known
        and ${isUnsure('$1', 'person.contact_id')}
    )`;

/** What the file says about the people of a batch by which the rules may let calls begin. */
export const listGivenFacts = defineStatement({
  name: 'imports.list_given_facts',
  text: `
    with ${linkedPeople('$1')}, ${unsureInBatch}, ${givenPhone}, ${filePhone}, ${givenDebt}, ${fileDebt},
    ${filePerson}, ${givenFacts('$1', {
      country: kept('country'),
      region: kept('region'),
      postalCode: kept('postal_code'),
      confirmedZone: kept('confirmed_zone'),
      place: 'coalesce(given.place, phone.place)',
      noticeOn: 'coalesce(given.notice_sent_on, debt.notice_sent_on)',
      creditor: 'coalesce(given.creditor, debt.creditor)',
      newDebt: `jsonb_build_object('creditor', given.creditor, 'group', given.account_group,
          'noticeSentOn', given.notice_sent_on, 'kind', given.kind, 'isTimeBarred', given.is_time_barred,
          'personRole', given.person_role, 'firstContactAt', given.first_contact_at)`,
    })}
    select contact_id, min(line) as line, jsonb_agg(fact) as facts from given_fact
    group by contact_id order by contact_id`,
  row: { contact_id: 'uuid', line: 'int4', facts: 'jsonb' },
});

/** People ($3) who would become callable, why ($4) and by which line ($5), unless that is kept already. */
export const keepCallable = defineStatement({
  name: 'imports.keep_callable',
  text: `
    insert into import_callable (organization_id, import_id, contact_id, reason, line)
    select $1, $2, freed.contact_id, freed.reason, freed.line
    from unnest($3::uuid[], $4::text[], $5::integer[]) as freed (contact_id, reason, line)
    order by freed.contact_id, freed.reason
    on conflict do nothing`,
  row: {},
});

export const forgetCallable = defineStatement({
  name: 'imports.forget_callable',
  text: `delete from import_callable where organization_id = $1 and import_id = $2`,
  row: {},
});

/** People, and those of them whom a standing reason forbids to call all the same. */
export const countCallable = defineStatement({
  name: 'imports.count_callable',
  text: `
    select count(*)::integer as people,
      (count(*) filter (where exists (select from suppressions own
        where own.organization_id = $1 and own.contact_id = somebody.contact_id
          and own.lifted_at is null)))::integer as restricted
    from (select distinct contact_id from import_callable
      where organization_id = $1 and import_id = $2) somebody`,
  row: { people: 'int4', restricted: 'int4' },
});

/** The person who stores the file says that these people are to be called. */
export const confirmCallable = defineStatement({
  name: 'imports.confirm_callable',
  text: `
    update import_callable set is_waiting = false where organization_id = $1 and import_id = $2`,
  row: {},
});
