import { defineStatement } from '../database/statement.ts';

export const insertEntries = defineStatement({
  name: 'activity.insert_entries',
  text: `
    insert into activity_entries
      (organization_id, actor_kind, actor_id, action, subject_kind, subject_id, detail)
    select organization_id,
      case when actor_kind = 'profile' and is_super_administrator() then 'super_administrator'
        else actor_kind end,
      actor_id, action, subject_kind, subject_id,
      case when current_api_key_id() is null then detail
        else detail || jsonb_build_object('apiKeyId', current_api_key_id()) end
    from unnest(
      $1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::jsonb[])
      as entry (organization_id, actor_kind, actor_id, action, subject_kind, subject_id, detail)`,
  row: {},
});

export const setKey = defineStatement({
  name: 'activity.set_key',
  text: `select set_config('ringfence.api_key_id', $1, true) as api_key_id`,
  row: { api_key_id: 'text' },
});

export const lockSealing = defineStatement({
  name: 'activity.lock_sealing',
  text: `select pg_advisory_xact_lock(hashtext('ringfence activity sealing'))::text as locked`,
  row: { locked: 'text' },
});

export const takeUnsealed = defineStatement({
  name: 'activity.take_unsealed',
  text: `
    with taken as (
      delete from activity_unsealed
      where (organization_id, entry_id) in (
        select organization_id, entry_id from activity_unsealed
        order by organization_id, entry_id limit 1000)
      returning organization_id, entry_id
    )
    select entry.organization_id, entry.id, activity_sealed_text(entry) as sealed_text
    from activity_entries entry
    join taken on taken.organization_id = entry.organization_id and taken.entry_id = entry.id
    order by entry.organization_id, entry.id`,
  row: { organization_id: 'uuid', id: 'uuid', sealed_text: 'text' },
});

export const readChainEnds = defineStatement({
  name: 'activity.read_chain_ends',
  text: `
    select organization_id, last.position, last.hash
    from unnest($1::uuid[]) as organization_id
    cross join lateral (
      select position, hash from activity_seals
      where activity_seals.organization_id = organization_id.organization_id
      order by position desc limit 1) last`,
  row: { organization_id: 'uuid', position: 'int8', hash: 'bytea' },
});

export const insertSeals = defineStatement({
  name: 'activity.insert_seals',
  text: `
    insert into activity_seals (organization_id, position, entry_id, hash, content_hash)
    select * from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::bytea[], $5::bytea[])`,
  row: {},
});

export const readSeals = defineStatement({
  name: 'activity.read_seals',
  text: `
    select seal.position, seal.entry_id, seal.hash, seal.content_hash, entry.occurred_at,
      case when entry.id is not null then activity_sealed_text(entry) end as sealed_text
    from activity_seals seal
    left join activity_entries entry
      on entry.organization_id = seal.organization_id and entry.id = seal.entry_id
    where seal.organization_id = $1 and seal.position > $2
    order by seal.position limit 5000`,
  row: {
    position: 'int8',
    entry_id: 'uuid',
    hash: 'bytea',
    content_hash: 'bytea?',
    occurred_at: 'timestamptz?',
    sealed_text: 'text?',
  },
});

/** The seals at some positions, where there are any. */
export const readSealsAt = defineStatement({
  name: 'activity.read_seals_at',
  text: `
    select seal.position, seal.hash from activity_seals seal
    where seal.organization_id = $1 and seal.position = any($2)`,
  row: { position: 'int8', hash: 'bytea' },
});

/**
 * Entries without a seal that nobody is going to seal any more, because their place in the queue is gone,
 * or that have waited in it for longer than sealing ever takes. Each with its time.
 */
export const findLostEntries = defineStatement({
  name: 'activity.find_lost_entries',
  text: `
    select entry.id, entry.occurred_at from activity_entries entry
    where entry.organization_id = $1
      and not exists (select from activity_seals seal
        where seal.organization_id = entry.organization_id and seal.entry_id = entry.id)
      and (entry.occurred_at < clock_timestamp() - interval '1 minute'
        or not exists (select from activity_unsealed waiting
          where waiting.organization_id = entry.organization_id and waiting.entry_id = entry.id))
    order by entry.id`,
  row: { id: 'uuid', occurred_at: 'timestamptz' },
});
