import { defineStatement } from '../../../../platform/database/statement.ts';
import { givenAt, reachable, tookBack } from '../../../debtor-rules/index.ts';
import { consentWaits } from './callable.ts';
import { calls, consents, inconvenient, placesOf, restrictions, slotsOf } from './history.ts';
import { notePeople } from './noted-people.ts';

const counts = { added: 'int4', unchanged: 'int4' } as const;

/** Rows that cannot be entered are kept with their reason; the rest is counted. */
export const compareEntries = (entries: string): string => `
    with ${entries}, rejected as (
      insert into import_rejections (organization_id, import_id, line, reason, column_name, value, cells)
      select $1, $2, judged.line, judged.reason, null,
        coalesce(row.content->>'externalReference', row.content->>'e164', ''), row.cells::jsonb
      from judged
      join import_rows row on row.organization_id = $1 and row.import_id = $2
        and row.line = judged.line
      where judged.reason is not null
    )
    select (count(*) filter (where not is_there))::integer as added,
      (count(*) filter (where is_there))::integer as unchanged
    from judged where reason is null`;

export const compareCalls = defineStatement({
  name: 'imports.compare_calls',
  text: compareEntries(calls),
  row: counts,
});
export const compareConsents = defineStatement({
  name: 'imports.compare_consents',
  text: compareEntries(consents),
  row: counts,
});
export const compareRestrictions = defineStatement({
  name: 'imports.compare_restrictions',
  text: compareEntries(restrictions),
  row: counts,
});

export const compareInconvenient = defineStatement({
  name: 'imports.compare_inconvenient',
  text: compareEntries(inconvenient),
  row: counts,
});

const isNew = 'reason is null and not is_there';
/** Whom something was entered about. */
const noted = notePeople(`(select distinct contact_id from judged where ${isNew})`, '1');

/** They count like calls of ours (12 CFR 1006.14(b)(2)). $3: who uploaded them. */
export const insertCalls = defineStatement({
  name: 'imports.insert_calls',
  text: `
    with ${calls}, made as (
      insert into outside_calls (organization_id, contact_id, e164, debt_ids, direction, outcome,
        occurred_at, evidence, recorded_by, import_id)
      select $1, contact_id, e164, case when debt_id is null then '{}' else array[debt_id] end,
        direction, outcome, occurred_at, evidence, $3, $2
      from judged where ${isNew} order by line
    )${noted}`,
  row: {},
});

const waits = `(kind = 'tcpa' and ${consentWaits('judged.contact_id')})`;

/** People who permit for the first time what nothing else permits become callable by it. */
export const noteCallableConsents = defineStatement({
  name: 'imports.note_callable_consents',
  text: `
    with ${consents}
    insert into import_callable (organization_id, import_id, contact_id, reason, line)
    select $1, $2, contact_id, 'consent_given', min(line) from judged
    where ${isNew} and kind = 'tcpa' and not exists ${reachable('$1', 'judged.contact_id')}
    group by contact_id`,
  row: {},
});

export const countWaitingConsents = defineStatement({
  name: 'imports.count_waiting_consents',
  text: `
    with ${consents}
    select count(*)::integer as rows from judged where ${isNew} and ${waits}`,
  row: { rows: 'int4' },
});

/**
 * What the person refused after it was given has taken it back, in whichever order the two are entered
 * (47 CFR 64.1200(a)(10)).
 */
export const insertPastConsents = defineStatement({
  name: 'imports.insert_past_consents',
  text: `
    with ${consents}, made as (
      insert into consents (organization_id, contact_id, kind, e164, obtained_how, obtained_by,
        obtained_on, expires_at, from_minute, to_minute, place, evidence, recorded_by, import_id,
        revoked_at, revoked_for)
      select $1, permitted.contact_id, permitted.kind, permitted.e164, permitted.obtained_how, permitted.obtained_by,
        permitted.obtained_on, permitted.expires_at, permitted.from_minute, permitted.to_minute, permitted.place,
        permitted.evidence, $3, $2, refusal.started_at, refusal.id
      from judged permitted
      left join lateral (
        select refusal.id, refusal.started_at from suppressions refusal
        where refusal.organization_id = $1
          and (refusal.contact_id = permitted.contact_id or refusal.e164 = permitted.e164)
          and refusal.started_at >= permitted.obtained_on::timestamp at time zone 'UTC'
          and ${tookBack('refusal', 'permitted')}
        order by refusal.started_at limit 1) refusal on true
      where ${isNew} and not (permitted.kind = 'tcpa' and ${consentWaits('permitted.contact_id')})
      order by permitted.line
    )${noted}`,
  row: {},
});

export const insertRestrictions = defineStatement({
  name: 'imports.insert_restrictions',
  text: `
    with ${restrictions}, made as (
      insert into suppressions (organization_id, contact_id, kind, e164, debt_id, source, evidence,
        recorded_by, started_at, import_id)
      select $1, contact_id, kind, e164, debt_id,
        case when source in ('person', 'call', 'letter', 'email', 'creditor', 'attorney', 'court',
          'employer', 'records', 'other') then source else 'import' end, evidence, $3, started_at, $2
      from judged where ${isNew} order by line
    )${noted}`,
  row: {},
});

const sourceOf = (row: string): string => `
        case when ${row}.content->>'source' in ('person', 'call', 'letter', 'email', 'creditor', 'attorney',
          'court', 'employer', 'records', 'other') then ${row}.content->>'source' else 'import' end`;

/** Times and places of a previous system. Noted from a position ($4) on. */
export const insertPastInconvenient = defineStatement({
  name: 'imports.insert_past_inconvenient',
  text: `
    with ${inconvenient}, timed as (
      insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
        evidence, recorded_by, started_at, import_id)
      select distinct on (judged.contact_id, slot.days, slot."from", slot."to")
        $1::uuid, judged.contact_id, slot.days, slot."from", slot."to", ${sourceOf('judged')},
        judged.content->>'evidence', $3::uuid, (judged.content->>'startedAt')::timestamptz, $2::uuid
      from judged cross join lateral ${slotsOf('judged')} slot
      where ${isNew}
      order by judged.contact_id, slot.days, slot."from", slot."to", judged.line
    ), placed as (
      insert into suppressions (organization_id, contact_id, kind, place, source, evidence, recorded_by,
        started_at, import_id)
      select distinct on (judged.contact_id, place.place)
        $1::uuid, judged.contact_id, 'place_inconvenient', place.place, ${sourceOf('judged')},
        judged.content->>'evidence', $3::uuid, (judged.content->>'startedAt')::timestamptz, $2::uuid
      from judged cross join lateral ${placesOf('judged')} place
      where ${isNew}
      order by judged.contact_id, place.place, judged.line
    )${notePeople(`(select distinct contact_id from judged where ${isNew})`, '$4')}`,
  row: {},
});

/** A number that was refused or is another's is marked, as where a person enters it. */
export const markPhones = defineStatement({
  name: 'imports.mark_phones',
  text: `
    with learned as (
      select distinct on (contact_id, e164) contact_id, e164,
        case kind when 'number_stop' then 'stopped' else 'wrong' end as state
      from suppressions
      where organization_id = $1 and import_id = $2 and lifted_at is null
        and kind in ('number_stop', 'wrong_number', 'reassigned')
      -- Whose it is not outweighs that they do not want it called.
      order by contact_id, e164, kind = 'number_stop'
    ), chosen as materialized (
      select phone.*, learned.state as state_after from phones phone
      join learned on learned.contact_id = phone.contact_id and learned.e164 = phone.e164
      where phone.organization_id = $1 and phone.state <> learned.state
        and not (phone.state = 'wrong' and learned.state = 'stopped')
      order by phone.id for no key update of phone
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'phones', chosen.id, to_jsonb(chosen) - 'state_after' from chosen
      -- What it was before the file changed it at all is kept already.
      on conflict do nothing
    )
    update phones phone set state = chosen.state_after
    from chosen where phone.organization_id = $1 and phone.id = chosen.id`,
  row: {},
});

/**
 * Refusing takes back what was permitted until then ($3: who uploaded the refusals). Of whom it was is noted
 * from a position ($4) on.
 */
export const revokeRefused = defineStatement({
  name: 'imports.revoke_refused',
  text: `
    with chosen as materialized (
      select consent.*, refusal.id as refusal_id, refusal.started_at as refused_at
      from (
        select distinct on (consent.id) consent.id, refusal.id as refusal_id, refusal.started_at
        from suppressions refusal
        join consents consent on consent.organization_id = $1 and consent.revoked_at is null
          and (consent.contact_id = refusal.contact_id or consent.e164 = refusal.e164)
        where refusal.organization_id = $1 and refusal.import_id = $2
          and ${givenAt('consent')} <= refusal.started_at
          and ${tookBack('refusal', 'consent')}
        order by consent.id, refusal.started_at) taken
      join consents consent on consent.organization_id = $1 and consent.id = taken.id
      join suppressions refusal on refusal.organization_id = $1 and refusal.id = taken.refusal_id
      -- Checked again after waiting for a lock: somebody may have taken it back meanwhile.
      where consent.revoked_at is null
      order by consent.id for no key update of consent
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'consents', chosen.id, to_jsonb(chosen) - 'refusal_id' - 'refused_at' from chosen
    ), revoked as (
      update consents consent
      set revoked_at = chosen.refused_at, revoked_by = $3, revoked_for = chosen.refusal_id
      from chosen where consent.organization_id = $1 and consent.id = chosen.id
      returning consent.contact_id
    )${notePeople('(select distinct contact_id from revoked)', '$4')}`,
  row: {},
});

/**
 * What the Reassigned Numbers Database answered of numbers, the latest of each; what is known from later stays.
 * Every row tells it, be its consent there already.
 */
export const updateReassigned = defineStatement({
  name: 'imports.update_reassigned',
  text: `
    with ${consents}, checked as (
      select distinct on (contact_id, number) contact_id, number, checked_on, answer
      from judged where fault is null and checked_on is not null and number is not null
      order by contact_id, number, checked_on desc, line
    ), chosen as materialized (
      select phone.*, checked.checked_on, checked.answer
      from checked
      join phones phone on phone.organization_id = $1 and phone.contact_id = checked.contact_id
        and phone.e164 = checked.number
      where phone.reassigned_checked_on is null or phone.reassigned_checked_on < checked.checked_on
      order by phone.id for no key update of phone
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'phones', chosen.id,
        to_jsonb(chosen) - 'checked_on' - 'answer'
      from chosen
    )
    update phones phone
    set reassigned_checked_on = chosen.checked_on, reassigned_answer = chosen.answer
    from chosen where phone.organization_id = $1 and phone.id = chosen.id`,
  row: {},
});

/** A yes says that the number is somebody else's, once ($3: who uploaded it). */
export const insertReassigned = defineStatement({
  name: 'imports.insert_reassigned',
  text: `
    with ${consents}, checked as (
      select distinct on (contact_id, number) contact_id, number, checked_on
      from judged where fault is null and answer = 'yes' and number is not null
      order by contact_id, number, checked_on, line
    )
    insert into suppressions (organization_id, contact_id, kind, e164, source, evidence, recorded_by,
      started_at, import_id)
    select $1, checked.contact_id, 'reassigned', checked.number, 'records',
      'Reassigned Numbers Database, ' || checked.checked_on, $3,
      least(checked.checked_on::timestamp at time zone 'UTC', now()), $2
    from checked
    where not exists (
      select from suppressions known
      where known.organization_id = $1 and known.contact_id = checked.contact_id
        and known.e164 = checked.number and known.kind = 'reassigned'
        and (known.lifted_at is null
          or known.started_at >= checked.checked_on::timestamp at time zone 'UTC'))
    returning contact_id`,
  row: { contact_id: 'uuid' },
});
