import type { Call } from './call.ts';
import type { Courier } from './deliver-callbacks.ts';
import type { Recording, RecordingBook } from './keep-recordings.ts';
import type { Form } from './sign-form.ts';

/** Records one call. */
export interface Recorder {
  /** From here to the end of the call. */
  start(statusCallback: string | undefined): void;
  /** What was recorded of the person alone. */
  keep(seconds: number, statusCallback: string | undefined): Recording;
  /** The call has ended, and so have its recordings. */
  finish(): void;
}

export function createRecorder(
  accountSid: string,
  call: Call,
  { book, courier }: { book: RecordingBook; courier: Courier },
): Recorder {
  const started: { atSeconds: number; statusCallback: string | undefined }[] = [];

  function describe({ sid, seconds, source }: Recording): Form {
    return {
      AccountSid: accountSid,
      CallSid: call.sid,
      RecordingSid: sid,
      RecordingUrl: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Recordings/${sid}`,
      RecordingStatus: 'completed',
      RecordingDuration: String(seconds),
      RecordingChannels: '1',
      RecordingSource: source,
      RecordingTrack: 'both',
    };
  }

  function keep(
    recorded: Pick<Recording, 'seconds' | 'source'>,
    statusCallback: string | undefined,
  ): Recording {
    const recording = book.add({ callSid: call.sid, ...recorded });
    if (statusCallback !== undefined) void courier.deliver(statusCallback, describe(recording));
    return recording;
  }

  return {
    start: (statusCallback) => void started.push({ atSeconds: call.talkSeconds, statusCallback }),
    keep: (seconds, statusCallback) => keep({ seconds, source: 'RecordVerb' }, statusCallback),
    finish() {
      for (const { atSeconds, statusCallback } of started.splice(0)) {
        const seconds = Math.round(call.talkSeconds - atSeconds);
        // One that is too short holds nothing, and Twilio makes none of it.
        if (seconds > 0) keep({ seconds, source: 'StartCallRecordingAPI' }, statusCallback);
      }
    },
  };
}
