import { defineStatement } from '../../../../platform/database/statement.ts';
import { keepsService, keepsStricterDebt } from '../../../debtor-rules/index.ts';
import { keepsBirth } from './differences.ts';
import { fileDebt, filePerson, filePhone, givenDebt, givenPhone, person } from './given.ts';

const warningRow = { code: 'text', rows: 'int4', examples: 'jsonb' } as const;

/** The lines of `warned` are counted, and the first 1,000 kept, with five of them as examples. */
const warn = (code: string): string => `, kept as (
      insert into import_warnings (organization_id, import_id, line, code, value)
      select $1, $2, line, '${code}', value from warned order by line limit 1000
    )
    select '${code}' as code, count(*)::integer as rows, (
      select coalesce(jsonb_agg(jsonb_build_object('line', example.line, 'value', example.value)
        order by example.line), '[]')
      from (select line, value from warned order by line limit 5) example) as examples
    from warned`;

const everybody = person('true');
const known = person('person.is_known');

/** Balances fall as people pay; one that rises is worth a look. */
export const warnOfRisenBalances = defineStatement({
  name: 'imports.warn_of_risen_balances',
  text: `
    with ${known}, ${givenDebt}, ${fileDebt}, warned as materialized (
      select distinct on (given.line) given.line, given.reference as value
      from file_debt given
      join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
        and debt.reference = given.reference
      where debt.currency = given.currency and debt.balance_minor < given.balance_minor
      order by given.line
    )${warn('balance_rose')}`,
  row: warningRow,
});

/** What would let calls begin is not taken from a file: which rows say so, for a person to look at. */
export const warnOfStricter = defineStatement({
  name: 'imports.warn_of_stricter',
  text: `
    with ${known}, ${givenDebt}, ${fileDebt}, ${filePerson}, warned as materialized (
      select distinct on (kept.line) kept.line, kept.value
      from (
        select given.line, given.reference as value
        from file_debt given
        join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
          and debt.reference = given.reference
        where ${keepsStricterDebt}
        union all
        select given.line, given.external_reference
        from file_person given
        join contacts contact on contact.organization_id = $1 and contact.id = given.contact_id
        where ${keepsService} or ${keepsBirth}) kept
      order by kept.line
    )${warn('stricter_kept')}`,
  row: warningRow,
});

/** People under a standing reason: their own, one of a number, or one kept after an erasure. */
export const warnOfSuppressed = defineStatement({
  name: 'imports.warn_of_suppressed',
  text: `
    with ${everybody}, ${givenPhone}, kept_number as (
      select kept.number_hash from kept_stops kept where kept.organization_id = $1
    ), standing as (
      select person.contact_id from person
      join suppressions own on own.organization_id = $1 and own.contact_id = person.contact_id
        and own.lifted_at is null
      where person.is_known
      union
      select given.contact_id from given_phone given
      join suppressions of_number on of_number.organization_id = $1 and of_number.e164 = given.e164
        and of_number.lifted_at is null and of_number.kind in ('number_stop', 'reassigned')
      union
      select given.contact_id from given_phone given
      where exists (select from kept_number)
        and sha256(convert_to($1::uuid::text || given.e164, 'UTF8')) in (select number_hash from kept_number)
    ), warned as materialized (
      select person.line, person.external_reference as value
      from person
      where person.is_first and person.contact_id in (select contact_id from standing)
    )${warn('is_suppressed')}`,
  row: warningRow,
});

/** The file says that a debt is worked, and a standing reason forbids it: no file takes that back. */
export const warnOfKeptRestrictions = defineStatement({
  name: 'imports.warn_of_kept_restrictions',
  text: `
    with ${known}, ${givenDebt}, warned as materialized (
      select distinct on (given.line) given.line, given.reference as value
      from given_debt given
      join suppressions own on own.organization_id = $1 and own.contact_id = given.contact_id
        and own.lifted_at is null and own.e164 is null and own.place is null
      left join debts debt on debt.organization_id = $1 and debt.id = own.debt_id
      where given.said = 'open' and (debt.id is null or debt.reference = given.reference)
      order by given.line
    )${warn('restriction_kept')}`,
  row: warningRow,
});

export const warnOfSharedPhones = defineStatement({
  name: 'imports.warn_of_shared_phones',
  text: `
    with ${everybody}, ${givenPhone}, ${filePhone}, warned as materialized (
      select distinct on (given.line) given.line, given.e164 as value
      from file_phone given
      join phones phone on phone.organization_id = $1 and phone.e164 = given.e164
        and phone.contact_id <> given.contact_id
      order by given.line
    )${warn('phone_of_others')}`,
  row: warningRow,
});

/** The same name and number under another reference, in the file. */
export const warnOfTwins = defineStatement({
  name: 'imports.warn_of_twins',
  text: `
    with given as (
      select row.line, row.external_reference, row.e164, lower(row.full_name) as name
      from import_people row
      where row.organization_id = $1 and row.import_id = $2 and row.e164 is not null
    ), twin as (
      select e164, name from given group by e164, name
      having min(external_reference) <> max(external_reference)
    ), warned as materialized (
      select given.line, given.external_reference as value
      from given join twin on twin.e164 = given.e164 and twin.name = given.name
    )${warn('same_person_several_references')}`,
  row: warningRow,
});
