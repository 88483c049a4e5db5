import type { Twilio } from 'twilio';
import type { CarrierAccount, FetchedRecording } from '../port.ts';
import { askTwilio } from './ask-twilio.ts';
import { CarrierFailure } from './explain-failure.ts';

const publicAddress = 'https://api.twilio.com';

class MediaRefused extends Error {
  readonly status: number;

  constructor(status: number) {
    super('The recording was not handed out.');
    this.status = status;
  }
}

/**
 * Media come as they are and not as JSON, so the SDK has no way to fetch them. The time counts until the first
 * byte; a long recording may take its time.
 */
async function askForMedia(
  { sid, token, address = publicAddress, timeoutMilliseconds }: MediaAccount,
  recordingId: string,
): Promise<Response> {
  const path = `/2010-04-01/Accounts/${sid}/Recordings/${encodeURIComponent(recordingId)}.wav`;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString('base64')}`;
  const waiting = new AbortController();
  const limit = setTimeout(() => waiting.abort(new Error('No answer came.')), timeoutMilliseconds);
  try {
    return await fetch(`${address.replace(/\/+$/, '')}${path}`, {
      headers: { authorization },
      signal: waiting.signal,
    });
  } finally {
    clearTimeout(limit);
  }
}

type MediaAccount = CarrierAccount & { timeoutMilliseconds: number };

export async function fetchRecording(
  account: MediaAccount,
  recordingId: string,
): Promise<FetchedRecording | undefined> {
  const response = await askTwilio('fetch the recording', askForMedia(account, recordingId));
  if (response.ok && response.body !== null) {
    return {
      contentType: response.headers.get('content-type') ?? 'audio/x-wav',
      body: response.body,
    };
  }
  const said = await response.text();
  // By Twilio's own word: any other server at the address could answer 404 to everything.
  if (response.status === 404 && said.includes('20404')) return undefined;
  throw new CarrierFailure('fetch the recording', new MediaRefused(response.status));
}

export async function deleteRecording({ recordings }: Twilio, recordingId: string): Promise<void> {
  try {
    await askTwilio('delete the recording', recordings(recordingId).remove());
  } catch (error) {
    if (!(error instanceof CarrierFailure && error.isNotFound)) throw error;
  }
}
