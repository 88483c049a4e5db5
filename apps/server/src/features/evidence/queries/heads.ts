import { defineStatement } from '../../../platform/database/statement.ts';

/** The ends of activity records that nobody has signed yet; of one organization ($1) or of all. */
export const listUnsignedEnds = defineStatement({
  name: 'evidence.list_unsigned_ends',
  text: `
    select organization.id as organization_id, last.position, last.hash
    from organizations organization
    cross join lateral (
      select position, hash from activity_seals seal
      where seal.organization_id = organization.id
      order by position desc limit 1) last
    where ($1::uuid is null or organization.id = $1)
      and not exists (select from activity_heads head
        where head.organization_id = organization.id and head.position = last.position)
    order by organization.id`,
  row: { organization_id: 'uuid', position: 'int8', hash: 'bytea' },
});

export const insertHeads = defineStatement({
  name: 'evidence.insert_heads',
  text: `
    insert into activity_heads (organization_id, position, hash, signed_at, key_id, signature)
    select signed.organization_id, signed.position, signed.hash, $5, $6, signed.signature
    from unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[])
      as signed (organization_id, position, hash, signature)
    on conflict do nothing`,
  row: {},
});

const headRow = {
  organization_id: 'uuid',
  position: 'int8',
  hash: 'text',
  signed_at: 'timestamptz',
  key_id: 'text',
  signature: 'text',
  time_stamp: 'text?',
  time_stamped_at: 'timestamptz?',
} as const;

const headFields = `organization_id, position, encode(hash, 'hex') as hash, signed_at, key_id,
  replace(encode(signature, 'base64'), e'\\n', '') as signature,
  replace(encode(time_stamp, 'base64'), e'\\n', '') as time_stamp, time_stamped_at`;

/** The newest first, below a position ($1). */
export const listHeads = defineStatement({
  name: 'evidence.list_heads',
  text: `
    select ${headFields} from activity_heads
    where organization_id = current_organization_id() and position < $1
    order by position desc limit $2`,
  row: headRow,
});

export const findHead = defineStatement({
  name: 'evidence.find_head',
  text: `
    select ${headFields} from activity_heads
    where organization_id = current_organization_id() and position = $1`,
  row: headRow,
});

export const addTimeStamp = defineStatement({
  name: 'evidence.add_time_stamp',
  text: `
    update activity_heads set time_stamp = $2, time_stamped_at = $3
    where organization_id = current_organization_id() and position = $1
    returning position`,
  row: { position: 'int8' },
});

/** For each position the first head at or after it. */
export const findHeadsAfter = defineStatement({
  name: 'evidence.find_heads_after',
  text: `
    select wanted.position as wanted, head.*
    from unnest($1::bigint[]) as wanted (position)
    cross join lateral (
      select ${headFields} from activity_heads
      where activity_heads.organization_id = current_organization_id()
        and activity_heads.position >= wanted.position
      order by activity_heads.position limit 1) head`,
  row: { wanted: 'int8', ...headRow },
});

/** The seals of some stretches, each from one position through another, with what stands for their entries. */
export const readSealsBetween = defineStatement({
  name: 'evidence.read_seals_between',
  text: `
    select stretch.last, seal.position, encode(seal.hash, 'hex') as hash,
      encode(seal.content_hash, 'hex') as content_hash
    from unnest($1::bigint[], $2::bigint[]) as stretch (first, last)
    join activity_seals seal on seal.organization_id = current_organization_id()
      and seal.position between stretch.first and stretch.last
    order by seal.position`,
  row: { last: 'int8', position: 'int8', hash: 'text', content_hash: 'text?' },
});

/** What was done to some things, by their ids, as it was sealed. */
export const listEntriesAbout = defineStatement({
  name: 'evidence.list_entries_about',
  text: `
    select seal.position, activity_sealed_text(entry) as text
    from (
      select * from activity_entries
      where organization_id = current_organization_id() and subject_kind = 'contact'
        and subject_id = any($1)
      union all
      select * from activity_entries
      where organization_id = current_organization_id() and subject_kind <> 'contact'
        and subject_id = any($1)) found
    join activity_entries entry on entry.organization_id = found.organization_id and entry.id = found.id
    join activity_seals seal on seal.organization_id = entry.organization_id and seal.entry_id = entry.id
    order by seal.position`,
  row: { position: 'int8', text: 'text' },
});
