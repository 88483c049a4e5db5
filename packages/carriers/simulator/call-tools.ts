import type { Courier } from './deliver-callbacks.ts';
import type { RateLimit } from './limit-rate.ts';
import type { CallTime } from './pass-time.ts';
import type { Poster } from './post-forms.ts';
import type { Recorder } from './record-call.ts';

/** What one call has at hand. */
export interface CallTools {
  accountSid: string;
  poster: Poster;
  rateLimit: RateLimit;
  time: CallTime;
  courier: Courier;
  recorder: Recorder;
  /** Fires when the call is to end before its time. */
  ended: AbortSignal;
}
