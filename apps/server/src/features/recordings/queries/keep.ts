import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * The next one that is to be fetched, for as long ($2) as nobody else is to try. A worker that is killed meanwhile
 * leaves it to the next.
 */
export const claimRecording = defineStatement({
  name: 'recordings.claim_recording',
  text: `
    update recordings claimed set tries = claimed.tries + 1, next_at = $1::timestamptz + make_interval(secs => $2)
    from (select organization_id, id from recordings
      where state = 'to_fetch' and next_at <= $1
      order by next_at limit 1
      for update skip locked) due
    where claimed.organization_id = due.organization_id and claimed.id = due.id
    returning claimed.organization_id, claimed.id, claimed.call_id, claimed.account_id,
      claimed.carrier_recording_id, claimed.tries`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    call_id: 'uuid',
    account_id: 'uuid',
    carrier_recording_id: 'text',
    tries: 'int4',
  },
});

/** It is ours now, and the carrier's copy is to go. Answers nothing where it was deleted meanwhile. */
export const keepRecording = defineStatement({
  name: 'recordings.keep_recording',
  text: `
    with kept as (
      update recordings set state = 'kept', bytes = $3, content_type = $4, sha256 = decode($5, 'hex'),
        peaks = $6::smallint[], fetched_at = $7, next_at = null, failure = null
      where organization_id = $1 and id = $2 and state = 'to_fetch'
      returning organization_id, id, account_id, carrier_recording_id
    ), discarded as (
      insert into discarded_recordings (organization_id, account_id, carrier_recording_id, created_at, next_at)
      select organization_id, account_id, carrier_recording_id, $7, $7 from kept
    )
    select id from kept`,
  row: { id: 'uuid' },
});

/** Tried again at a later moment ($4); null: never. */
export const noteFailure = defineStatement({
  name: 'recordings.note_failure',
  text: `
    update recordings set failure = $3, next_at = $4,
      state = case when $4::timestamptz is null then 'failed' else state end
    where organization_id = $1 and id = $2 and state = 'to_fetch'`,
  row: {},
});

export const discardFile = defineStatement({
  name: 'recordings.discard_file',
  text: `
    insert into discarded_recordings (organization_id, store_key, created_at, next_at)
    values ($1, $2, $3, $3)`,
  row: {},
});

export const claimDiscarded = defineStatement({
  name: 'recordings.claim_discarded',
  text: `
    update discarded_recordings claimed set tries = claimed.tries + 1,
      next_at = $1::timestamptz + make_interval(secs => $2)
    from (select organization_id, id from discarded_recordings
      where next_at <= $1
      order by next_at limit 1
      for update skip locked) due
    where claimed.organization_id = due.organization_id and claimed.id = due.id
    returning claimed.organization_id, claimed.id, claimed.store_key, claimed.account_id,
      claimed.carrier_recording_id, claimed.tries`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    store_key: 'text?',
    account_id: 'uuid?',
    carrier_recording_id: 'text?',
    tries: 'int4',
  },
});

export const forgetDiscarded = defineStatement({
  name: 'recordings.forget_discarded',
  text: `delete from discarded_recordings where organization_id = $1 and id = $2`,
  row: {},
});

export const putOffDiscarded = defineStatement({
  name: 'recordings.put_off_discarded',
  text: `
    update discarded_recordings set failure = $3, next_at = $4
    where organization_id = $1 and id = $2`,
  row: {},
});

/** Those whose three years are over by a moment ($1) that is not still to come; what is left of them goes by trigger. */
export const deleteOldRecordings = defineStatement({
  name: 'recordings.delete_old_recordings',
  text: `
    with due as materialized (
      select organization_id, id from recordings
      where state <> 'deleted' and delete_after <= least($1::timestamptz, now())
      order by delete_after limit $2
      for update skip locked
    )
    update recordings gone set state = 'deleted', peaks = null, next_at = null,
      deleted_at = greatest(now(), gone.delete_after), deleted_because = 'retention'
    from due
    where gone.organization_id = due.organization_id and gone.id = due.id
    returning gone.organization_id, gone.id, gone.call_id`,
  row: { organization_id: 'uuid', id: 'uuid', call_id: 'uuid' },
});
