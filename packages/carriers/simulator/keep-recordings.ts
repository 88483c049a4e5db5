import { randomBytes } from 'node:crypto';
import { formatMoment } from './present-call.ts';

export interface Recording {
  sid: string;
  callSid: string;
  /** Epoch milliseconds. */
  createdAt: number;
  seconds: number;
  source: 'StartCallRecordingAPI' | 'RecordVerb';
}

const mostKept = 10_000;

/** What was recorded, until it is deleted or too many others were. */
export class RecordingBook {
  readonly #recordings = new Map<string, Recording>();

  add(recorded: Omit<Recording, 'sid' | 'createdAt'>): Recording {
    const sid = `RE${randomBytes(16).toString('hex')}`;
    const recording = { ...recorded, sid, createdAt: Date.now() };
    this.#recordings.set(sid, recording);
    const [oldest] = this.#recordings.keys();
    if (this.#recordings.size > mostKept && oldest !== undefined) this.#recordings.delete(oldest);
    return recording;
  }

  find(sid: string): Recording | undefined {
    return this.#recordings.get(sid);
  }

  /** Whether there was one. */
  delete(sid: string): boolean {
    return this.#recordings.delete(sid);
  }
}

/** A recording as Twilio's Recording resource. */
export function presentRecording(accountSid: string, recording: Recording) {
  const { sid, callSid, createdAt, seconds, source } = recording;
  const path = `/2010-04-01/Accounts/${accountSid}/Recordings/${sid}`;
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    call_sid: callSid,
    conference_sid: null,
    date_created: formatMoment(createdAt),
    date_updated: formatMoment(createdAt),
    start_time: formatMoment(createdAt - seconds * 1000),
    duration: String(seconds),
    sid,
    price: null,
    price_unit: 'USD',
    status: 'completed',
    channels: 1,
    source,
    error_code: null,
    uri: `${path}.json`,
    encryption_details: null,
    subresource_uris: {
      add_on_results: `${path}/AddOnResults.json`,
      transcriptions: `${path}/Transcriptions.json`,
    },
    media_url: `https://api.twilio.com${path}`,
  };
}
