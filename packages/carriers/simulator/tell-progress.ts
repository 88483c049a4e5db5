import type { Call, ProgressEvent } from './call.ts';
import type { Courier } from './deliver-callbacks.ts';
import { countTalkSeconds, formatMoment } from './present-call.ts';
import type { Form } from './sign-form.ts';

/** The fields that every webhook of a call begins with. */
export function describeCall(accountSid: string, call: Call): Form {
  const { to, from } = call.request;
  return {
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    CallSid: call.sid,
    Called: to,
    Caller: from,
    Direction: 'outbound-api',
    From: from,
    To: to,
  };
}

/** Who picked up, once it is known. */
export function describeAnswerer({ answeredBy }: Call): Form {
  return answeredBy === undefined ? {} : { AnsweredBy: answeredBy };
}

export interface Progress {
  tell(event: ProgressEvent, sipResponseCode?: string): void;
}

/** Sends the status callbacks of one call, without holding up the call. */
export function createProgress(accountSid: string, call: Call, courier: Courier): Progress {
  const { events, statusCallback } = call.request;
  let sequence = 0;

  function describe(event: ProgressEvent, sipResponseCode: string | undefined): Form {
    const isEnd = event === 'completed';
    const seconds = countTalkSeconds(call);
    return {
      ...describeCall(accountSid, call),
      ...describeAnswerer(call),
      CallbackSource: 'call-progress-events',
      CallStatus: event === 'initiated' ? 'initiated' : call.status,
      SequenceNumber: String(sequence),
      Timestamp: formatMoment(Date.now()),
      // `Duration` is in minutes, begun ones included, as they are billed.
      ...(isEnd
        ? { CallDuration: String(seconds), Duration: String(Math.ceil(seconds / 60)) }
        : {}),
      ...(sipResponseCode === undefined ? {} : { SipResponseCode: sipResponseCode }),
    };
  }

  return {
    tell(event, sipResponseCode) {
      const form = describe(event, sipResponseCode);
      sequence += 1;
      if (statusCallback === undefined || !events.has(event)) return;
      void courier.deliver(statusCallback, form);
    },
  };
}
