import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

/** What is known of a call whose recordings are asked for. */
export const findCallOfRecordings = defineSpanning({
  name: 'recordings.find_call',
  text: (covers) => `
    select call.organization_id, call.state, call.answered_at,
      exists (select from carrier_events event where event.organization_id = call.organization_id
        and event.call_id = call.id and event.content->'said' ? 'announced') as was_announced,
      exists (select from carrier_events event where event.organization_id = call.organization_id
        and event.call_id = call.id and event.kind = 'recorded'
        and event.content->'isRefused' = 'true'::jsonb) as was_refused
    from calls_now call
    where call.id = $1 and ${covers('call.organization_id')}`,
  row: {
    organization_id: 'uuid',
    state: 'text',
    answered_at: 'timestamptz?',
    was_announced: 'bool',
    was_refused: 'bool',
  },
});

const fields = `id, state, seconds, announced_words, announced_at, bytes, content_type,
      encode(sha256, 'hex') as sha256, to_jsonb(peaks) as peaks, created_at, next_at, failure, fetched_at, delete_after,
      deleted_at, deleted_because`;

const row = {
  id: 'uuid',
  state: 'text',
  seconds: 'int4',
  announced_words: 'text',
  announced_at: 'timestamptz',
  bytes: 'int8?',
  content_type: 'text?',
  sha256: 'text?',
  peaks: 'jsonb?',
  created_at: 'timestamptz',
  next_at: 'timestamptz?',
  failure: 'text?',
  fetched_at: 'timestamptz?',
  delete_after: 'timestamptz',
  deleted_at: 'timestamptz?',
  deleted_because: 'text?',
} as const;

export const listRecordings = defineStatement({
  name: 'recordings.list_recordings',
  text: `
    select ${fields} from recordings
    where organization_id = $1 and call_id = $2
    order by created_at, id`,
  row,
});

/** One recording of a call ($1) of the organization that somebody works in. */
export const findRecording = defineStatement({
  name: 'recordings.find_recording',
  text: `
    select ${fields} from recordings
    where organization_id = current_organization_id() and call_id = $1 and id = $2`,
  row,
});

/** Where the three years are over; what is left of it goes by trigger. */
export const deleteRecording = defineStatement({
  name: 'recordings.delete_recording',
  text: `
    update recordings set state = 'deleted', peaks = null, next_at = null,
      deleted_at = now(), deleted_because = 'admin', deleted_by = current_user_id()
    where organization_id = current_organization_id() and call_id = $1 and id = $2
      and state <> 'deleted' and delete_after <= now()
    returning id, contact_id`,
  row: { id: 'uuid', contact_id: 'uuid' },
});
