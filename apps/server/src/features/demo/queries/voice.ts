import { defineStatement } from '../../../platform/database/statement.ts';

/** Around the clock, so that somebody can be connected whenever the demo is tried out. */
export const insertLines = defineStatement({
  name: 'demo.insert_lines',
  text: `
    insert into staffed_lines (organization_id, e164, label, takes_ring_backs, takes_transfers, places, zone,
      verified_how, verified_at, created_at)
    select "organizationId", e164, label, true, true, places, zone, 'demo', $2::timestamptz, $2
    from jsonb_to_recordset($1)
      as line ("organizationId" uuid, e164 text, label text, places integer, zone text)
    where not exists (select from staffed_lines known where known.organization_id = line."organizationId")`,
  row: {},
});

/** Of the numbers that can call through the same account. Where there is a pool already, somebody has chosen. */
export const insertPools = defineStatement({
  name: 'demo.insert_pools',
  text: `
    with given as materialized (
      select new_id() as id, row.*, (select number.account_id from caller_ids number
        where number.organization_id = row."organizationId" and number.e164 = any(row.numbers)
          and number.account_id is not null limit 1) as account_id
      from jsonb_to_recordset($1) as row ("organizationId" uuid, name text, numbers text[], "dailyLimit" integer)
      where not exists (select from caller_id_pools known where known.organization_id = row."organizationId")
    ), pool as (
      insert into caller_id_pools (organization_id, id, name, account_id, created_at)
      select "organizationId", id, name, account_id, $2::timestamptz from given where account_id is not null
    )
    update caller_ids number set pool_id = given.id, daily_limit = given."dailyLimit"
    from given
    where number.organization_id = given."organizationId" and number.e164 = any(given.numbers)
      and number.account_id = given.account_id`,
  row: {},
});

/** Approved as they are. Where there is a script already, its organization has what it needs. */
export const insertScripts = defineStatement({
  name: 'demo.insert_scripts',
  text: `
    with given as materialized (
      select new_id() as id, row.*, writer.id as writer_id, approver.id as approver_id
      from jsonb_to_recordset($1) as row ("organizationId" uuid, name text, purpose text, content jsonb,
        writer text, approver text)
      join profiles writer on lower(writer.email) = row.writer
      join profiles approver on lower(approver.email) = row.approver
      where not exists (select from scripts known where known.organization_id = row."organizationId")
    ), script as (
      insert into scripts (organization_id, id, name, purpose, created_by, created_at)
      select "organizationId", id, name, purpose, writer_id, $2::timestamptz from given
    )
    insert into script_versions (organization_id, script_id, version, content, state, written_by, written_at,
      approved_by, approved_at)
    select "organizationId", id, 1, content, 'approved', writer_id, $2, approver_id, $2 from given`,
  row: {},
});
