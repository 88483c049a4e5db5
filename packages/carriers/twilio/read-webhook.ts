import { createHash } from 'node:crypto';
import twilio from 'twilio';
import type { WebhookMessage, WebhookRequest } from '../port.ts';
import { readDetails, readStatus } from './read-status.ts';

/** A key that comes twice is signed with both of its values. */
function readForm(body: string): Record<string, string | string[]> {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((key) => {
      const [first = '', ...others] = form.getAll(key);
      return [key, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

function isProven(token: string, request: WebhookRequest, form: Record<string, unknown>): boolean {
  const signature = request.headers.get('x-twilio-signature');
  if (signature === null || !URL.canParse(request.url)) return false;
  return twilio.validateRequest(token, signature, request.url, form);
}

function readTimestamp(timestamp: string): Date | null {
  const at = new Date(timestamp);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Undefined too for a message that names no call, or a status that we do not know. */
export function readWebhook(token: string, request: WebhookRequest): WebhookMessage | undefined {
  const form = readForm(request.body);
  if (!isProven(token, request, form)) return undefined;
  const read = (key: string): string | undefined => {
    const value = form[key];
    return typeof value === 'string' ? value : undefined;
  };
  const carrierCallId = read('CallSid');
  const status = read('CallStatus') ?? '';
  const progress = readStatus(status, read('SipResponseCode'));
  if (carrierCallId === undefined || progress === undefined) return undefined;
  const details = readDetails(read('AnsweredBy'), read('CallDuration'));
  const timestamp = read('Timestamp');
  // Only what tells the progress of a call has a time; what asks for the next step has none.
  if (timestamp !== undefined || read('CallbackSource') !== undefined) {
    const at = timestamp === undefined ? null : readTimestamp(timestamp);
    // Each status occurs once in the life of a call.
    return { carrierCallId, event: { key: status, at, ...details, ...progress } };
  }
  const digit = read('Digits') || null;
  const key = `flow:${hash(`${request.url}\n${digit ?? ''}`)}`;
  return { carrierCallId, event: { key, at: null, ...details, ...progress }, digit };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
