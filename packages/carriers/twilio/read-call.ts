import type { CallInstance } from 'twilio/lib/rest/api/v2010/account/call.js';
import type { CarrierCall } from '../port.ts';
import { readDetails, readStatus } from './read-status.ts';

/** The SDK's types promise dates, but what Twilio leaves empty stays null. */
export function readDate(value: unknown): Date | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value : null;
}

/** A call as Twilio's API shows it; the event has the key that its callback would have. */
export function readCall(call: CallInstance): CarrierCall {
  const progress = readStatus(call.status);
  if (progress === undefined)
    throw new Error(`Twilio tells a status unknown to us: ${call.status}`);
  return {
    carrierCallId: call.sid,
    to: call.to,
    from: call.from,
    // Empty as long as the call waits in Twilio's queue, so it was made just now.
    createdAt: readDate(call.dateCreated) ?? new Date(),
    event: {
      key: call.status,
      at: progress.state === 'ended' ? readDate(call.endTime) : null,
      ...readDetails(call.answeredBy, call.duration),
      ...progress,
    },
  };
}
