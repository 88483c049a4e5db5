import { createHash } from 'node:crypto';
import type { ConnectResult } from '@ringfence/domain/callflow/flow-step';
import twilio from 'twilio';
import type { WebhookMessage, WebhookRequest } from '../port.ts';
import { readAnsweredBy, readDetails, readStatus } from './read-status.ts';

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

type Field = (name: string) => string | undefined;

/** What comes besides the progress of a call says nothing of where the call stands, but that somebody took it. */
function answered(key: string): Pick<WebhookMessage, 'event'> {
  return { event: { key, at: null, state: 'answered' } };
}

/** Only one that was made has something to fetch: a silent or broken one is reported as well. */
function readRecording(carrierCallId: string, recordingId: string, read: Field): WebhookMessage {
  const status = read('RecordingStatus') ?? '';
  const seconds = Number.parseInt(read('RecordingDuration') ?? '', 10);
  const message = { carrierCallId, ...answered(`recording:${recordingId}:${status}`) };
  if (status !== 'completed') return message;
  return { ...message, recording: { recordingId, seconds: Number.isNaN(seconds) ? 0 : seconds } };
}

const connectResults: Readonly<Record<string, ConnectResult>> = {
  completed: 'answered',
  answered: 'answered',
  busy: 'busy',
  'no-answer': 'no_answer',
};

function readConnected(read: Field): Pick<WebhookMessage, 'connected' | 'connectedSeconds'> {
  const status = read('DialCallStatus');
  if (status === undefined) return {};
  const seconds = Number.parseInt(read('DialCallDuration') ?? '', 10);
  const known = Object.hasOwn(connectResults, status) ? connectResults[status] : undefined;
  const connected = known ?? 'failed';
  if (connected !== 'answered' || Number.isNaN(seconds)) return { connected };
  return { connected, connectedSeconds: seconds };
}

/** Undefined too for a message that names no call, or a status that we do not know. */
export function readWebhook(token: string, request: WebhookRequest): WebhookMessage | undefined {
  const form = readForm(request.body);
  if (!isProven(token, request, form)) return undefined;
  const read: Field = (key) => {
    const value = form[key];
    return typeof value === 'string' ? value : undefined;
  };
  // Who picks up at the other number is a call of its own to Twilio, and part of ours to us.
  const carrierCallId = read('ParentCallSid') ?? read('CallSid');
  if (carrierCallId === undefined) return undefined;
  const recordingId = read('RecordingSid');
  if (recordingId !== undefined && read('RecordingStatus') !== undefined) {
    return readRecording(carrierCallId, recordingId, read);
  }
  const answeredBy = read('AnsweredBy');
  const status = read('CallStatus');
  if (status === undefined && answeredBy !== undefined) {
    const { event } = answered('detected');
    return { carrierCallId, event: { ...event, answeredBy: readAnsweredBy(answeredBy) } };
  }
  const progress = readStatus(status ?? '', read('SipResponseCode'));
  if (status === undefined || progress === undefined) return undefined;
  const details = readDetails(answeredBy, read('CallDuration'));
  const timestamp = read('Timestamp');
  // Only what tells the progress of a call has a time; what asks for the next step has none.
  if (timestamp !== undefined || read('CallbackSource') !== undefined) {
    const at = timestamp === undefined ? null : readTimestamp(timestamp);
    // Each status occurs once in the life of a call.
    return { carrierCallId, event: { key: status, at, ...details, ...progress } };
  }
  const digits = read('Digits') || null;
  const connected = readConnected(read);
  const key = `flow:${hash(`${request.url}\n${digits ?? ''}\n${connected.connected ?? ''}`)}`;
  const event = { key, at: null, ...details, ...progress };
  return { carrierCallId, event, digits, ...connected };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
