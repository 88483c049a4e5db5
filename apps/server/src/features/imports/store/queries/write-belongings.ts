import { defineStatement } from '../../../../platform/database/statement.ts';
import {
  debtFactsAfter,
  givenAt,
  missingPhones,
  positionOfMissing,
  stateAfter,
} from '../../../debtor-rules/index.ts';
import {
  creditorNow,
  debtWaits,
  lineTypeNow,
  newDebtWaits,
  newPhoneWaits,
  noticeNow,
  placeNow,
} from './callable.ts';
import { permittedNow, restricted, taken } from './consents.ts';
import { debtDiffersBy, phoneDiffersBy } from './differences.ts';
import {
  fileDebt,
  filePerson,
  filePhone,
  givenDebt,
  givenPhone,
  givenRestriction,
  personInBatch,
} from './given.ts';

const whose = { contact_id: 'uuid' } as const;

/** $5 is what the ids are made from. Answers who was known. */
export const insertPhones = defineStatement({
  name: 'imports.insert_phones',
  text: `
    with ${personInBatch}, ${givenPhone}, ${filePhone}, ${missingPhones('$1', `not ${newPhoneWaits}`)}, made as (
      insert into phones (organization_id, id, contact_id, e164, line_type, label, place, position,
        import_id)
      select $1, numbered_id($5::uuid, number), contact_id, e164, line_type, label, place,
        ${positionOfMissing('$1')}, $2
      from missing order by number
    )
    select distinct contact_id from missing where is_known`,
  row: whose,
});

export const updatePhones = defineStatement({
  name: 'imports.update_phones',
  text: `
    with ${personInBatch}, ${givenPhone}, ${filePhone}, chosen as materialized (
      select phone.* from phones phone
      join file_phone given on given.contact_id = phone.contact_id and given.e164 = phone.e164
      where phone.organization_id = $1 and given.is_known and ${phoneDiffersBy(lineTypeNow, placeNow)}
      order by phone.id for no key update of phone
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'phones', chosen.id, to_jsonb(chosen) from chosen
    )
    update phones phone
    set line_type = ${lineTypeNow},
      label = coalesce(given.label, phone.label), place = ${placeNow}
    from chosen join file_phone given on given.contact_id = chosen.contact_id and given.e164 = chosen.e164
    where phone.organization_id = $1 and phone.id = chosen.id
    returning phone.contact_id`,
  row: whose,
});

/** $5 is what the ids are made from. Answers who was known. */
export const insertDebts = defineStatement({
  name: 'imports.insert_debts',
  text: `
    with ${personInBatch}, ${givenDebt}, ${fileDebt}, missing as materialized (
      select given.*, row_number() over (order by given.contact_id, given.line, given.nth)::integer as number
      from file_debt given
      where not given.is_known or (not ${newDebtWaits} and not exists (select from debts debt
        where debt.organization_id = $1 and debt.contact_id = given.contact_id
          and debt.reference = given.reference))
    ), made as (
      insert into debts (organization_id, id, contact_id, reference, creditor, balance_minor,
        original_minor, currency, opened_on, due_on, charged_off_on, notice_sent_on, account_group,
        kind, is_time_barred, person_role, first_contact_at, state, import_id)
      select $1, numbered_id($5::uuid, number), contact_id, reference, creditor, balance_minor,
        original_minor, currency, opened_on, due_on, charged_off_on, notice_sent_on, account_group,
        kind, coalesce(is_time_barred, false), person_role, first_contact_at,
        coalesce(state, 'open'), $2
      from missing order by number
    )
    select distinct contact_id from missing where is_known`,
  row: whose,
});

export const updateDebts = defineStatement({
  name: 'imports.update_debts',
  text: `
    with ${personInBatch}, ${givenDebt}, ${fileDebt}, chosen as materialized (
      select debt.*, ${stateAfter('$1')} as state_after from debts debt
      join file_debt given on given.contact_id = debt.contact_id and given.reference = debt.reference
      where debt.organization_id = $1 and given.is_known and ${debtDiffersBy(noticeNow, creditorNow)} and not ${debtWaits}
      order by debt.id for no key update of debt
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'debts', chosen.id, to_jsonb(chosen) - 'state_after' from chosen
    )
    update debts debt
    set creditor = ${creditorNow}, balance_minor = given.balance_minor,
      original_minor = coalesce(given.original_minor, debt.original_minor), currency = given.currency,
      opened_on = coalesce(given.opened_on, debt.opened_on), due_on = coalesce(given.due_on, debt.due_on),
      charged_off_on = coalesce(given.charged_off_on, debt.charged_off_on),
      notice_sent_on = ${noticeNow},
      account_group = coalesce(given.account_group, debt.account_group),
      ${Object.entries(debtFactsAfter)
        .map(([column, after]) => `${column} = ${after}`)
        .join(', ')}, state = chosen.state_after,
      updated_at = now()
    from chosen
    join file_debt given on given.contact_id = chosen.contact_id and given.reference = chosen.reference
    where debt.organization_id = $1 and debt.id = chosen.id
    returning debt.contact_id`,
  row: whose,
});

/** Vouched for by who uploaded the file ($9); $10 is what the ids are made from. */
export const insertConsents = defineStatement({
  name: 'imports.insert_consents',
  text: `
    with ${personInBatch}, ${givenPhone}, ${filePhone}, ${filePerson}, ${permittedNow}, made as (
      insert into consents (organization_id, id, contact_id, e164, kind, obtained_how, obtained_by,
        obtained_on, import_id, recorded_by, revoked_at, revoked_for)
      select $1, numbered_id($10::uuid, (row_number() over (order by contact_id, position))::integer),
        contact_id, e164, 'tcpa', $5, $6, $7::date, $2, $9, revoked_at, revoked_for
      from permitted order by contact_id, position
    )
    select distinct contact_id from permitted where is_known`,
  row: whose,
});

/**
 * What forbids calls by the file's word ($5: who uploaded it), with the row as its evidence. What another upload
 * has written before is noted, so that undoing that one first would not take this word away. Answers who was
 * known.
 */
export const insertRestrictions = defineStatement({
  name: 'imports.insert_given_restrictions',
  text: `
    with ${personInBatch}, ${filePerson}, ${givenRestriction}, ${restricted}, made as (
      insert into suppressions (organization_id, contact_id, kind, debt_id, source, evidence, recorded_by,
        started_at, import_id)
      select $1, restricted.contact_id, restricted.kind, restricted.debt_id, 'import',
        import.file_name || ', row ' || restricted.line, $5, now(), $2
      from restricted join imports import on import.organization_id = $1 and import.id = $2
      order by restricted.contact_id, restricted.kind, restricted.debt_id
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select distinct $1::uuid, $2::uuid, 'suppressions', known.id,
        jsonb_build_object('contact_id', known.contact_id)
      from given_restriction given
      join suppressions known on known.organization_id = $1 and known.contact_id = given.contact_id
        and known.kind = given.kind and known.lifted_at is null and known.import_id <> $2
      where given.is_known
    )
    select distinct contact_id from restricted where is_known`,
  row: whose,
});

/** Refusing takes permission back (47 CFR 64.1200(a)(10)), for the stop where it was one. */
export const revokeConsents = defineStatement({
  name: 'imports.revoke_consents',
  text: `
    with ${personInBatch}, ${filePerson}, ${taken}, chosen as materialized (
      select consent.*, (select stop.id from suppressions stop
          where stop.organization_id = $1 and stop.contact_id = consent.contact_id
            and stop.import_id = $2 and stop.kind = 'medium_stop' limit 1) as stop_id
      from consents consent join taken on taken.id = consent.id
      -- Checked again after waiting for a lock: somebody may have taken it back meanwhile.
      where consent.organization_id = $1 and consent.revoked_at is null order by consent.id for no key update of consent
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'consents', chosen.id, to_jsonb(chosen) - 'stop_id' from chosen
    )
    -- What was given while the file was being stored, or by a clock ahead of this one, ends at its beginning.
    update consents consent set revoked_at = greatest(now(), ${givenAt('consent')}),
      revoked_by = $5, revoked_for = chosen.stop_id
    from chosen where consent.organization_id = $1 and consent.id = chosen.id
    returning consent.contact_id`,
  row: whose,
});
