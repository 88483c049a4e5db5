import type { Call, ProgressEvent } from './call.ts';
import type { Poster } from './post-forms.ts';
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
    ...(call.answeredBy === undefined ? {} : { AnsweredBy: call.answeredBy }),
  };
}

export interface Progress {
  tell(event: ProgressEvent, sipResponseCode?: string): void;
}

/** Sends the status callbacks of one call: each after the one before, without holding up the call. */
export function createProgress(accountSid: string, call: Call, poster: Poster): Progress {
  const { events, statusCallback } = call.request;
  let sequence = 0;
  let delivered: Promise<unknown> = Promise.resolve();
  const held: Form[] = [];

  function describe(event: ProgressEvent, sipResponseCode: string | undefined): Form {
    const isEnd = event === 'completed';
    const seconds = countTalkSeconds(call);
    return {
      ...describeCall(accountSid, call),
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

  function deliver(url: string, form: Form): void {
    delivered = delivered.then(() => poster.post(url, form));
  }

  return {
    tell(event, sipResponseCode) {
      const form = describe(event, sipResponseCode);
      sequence += 1;
      if (statusCallback === undefined || !events.has(event)) return;
      if (call.behaviour.callbacks === 'lost') return;
      if (call.behaviour.callbacks === 'in_order') {
        deliver(statusCallback, form);
        return;
      }
      held.unshift(form, form);
      if (event === 'completed') for (const late of held) deliver(statusCallback, late);
    },
  };
}
