import { defineStatement } from '../../../platform/database/statement.ts';

/** The call that a recording is said to be of, as it is now. */
export const findRecordedCall = defineStatement({
  name: 'recordings.find_recorded_call',
  text: `
    select id, contact_id, spoken_at, ended_at from calls_now
    where organization_id = $1 and id = $2`,
  row: {
    id: 'uuid',
    contact_id: 'uuid',
    spoken_at: 'timestamptz?',
    ended_at: 'timestamptz?',
  },
});

/** What was said on a call, in order. */
export const listSaid = defineStatement({
  name: 'recordings.list_said',
  text: `
    select content->'said' as said, received_at from carrier_events
    where organization_id = $1 and call_id = $2 and content ? 'said'
    order by received_at, coalesce((content->>'turn')::integer, 0), key`,
  row: { said: 'jsonb', received_at: 'timestamptz' },
});

/** Answers nothing where the carrier has said it before. */
export const insertRecordedEvent = defineStatement({
  name: 'recordings.insert_recorded_event',
  text: `
    insert into carrier_events (organization_id, call_id, key, kind, received_at, content)
    values ($1, $2, 'recorded ' || $3, 'recorded', $4, $5)
    on conflict do nothing
    returning key`,
  row: { key: 'text' },
});

/** Kept for three years after the call (12 CFR 1006.100(b)); of a call that has not ended, after now. */
export const insertRecording = defineStatement({
  name: 'recordings.insert_recording',
  text: `
    insert into recordings (organization_id, call_id, contact_id, account_id, carrier_recording_id, seconds,
      announced_words, announced_at, created_at, next_at, delete_after)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $9::timestamptz,
      (coalesce($10::timestamptz, $9::timestamptz) at time zone 'UTC' + interval '3 years') at time zone 'UTC'
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

/** A copy at a carrier that nobody may keep. */
export const discardCarrierCopy = defineStatement({
  name: 'recordings.discard_carrier_copy',
  text: `
    insert into discarded_recordings (organization_id, account_id, carrier_recording_id, created_at, next_at)
    values ($1, $2, $3, $4, $4)`,
  row: {},
});
