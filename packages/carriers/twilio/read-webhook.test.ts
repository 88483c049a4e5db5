import twilio from 'twilio';
import { describe, expect, it } from 'vitest';
import { readWebhook } from './read-webhook.ts';

const token = 'token';
const url = 'https://example.test/webhooks/twilio/calls/1/status?organization=2';
const at = 'Thu, 05 Nov 2026 12:00:00 +0000';
const status = { CallSid: 'CA1', Timestamp: at, CallbackSource: 'call-progress-events' };

function read(form: Record<string, string>, address = url) {
  const signature = twilio.getExpectedTwilioSignature(token, address, form);
  return readWebhook(token, {
    url: address,
    headers: new Headers({ 'X-Twilio-Signature': signature }),
    body: new URLSearchParams(form).toString(),
  });
}

describe('a status callback', () => {
  it.each([
    ['queued', { state: 'queued' }],
    ['initiated', { state: 'queued' }],
    ['ringing', { state: 'ringing' }],
    ['in-progress', { state: 'answered' }],
    ['completed', { state: 'ended', ending: 'completed' }],
    ['busy', { state: 'ended', ending: 'busy' }],
    ['failed', { state: 'ended', ending: 'failed' }],
    ['no-answer', { state: 'ended', ending: 'no_answer' }],
    ['canceled', { state: 'ended', ending: 'canceled' }],
  ])('with %s is read in our words', (CallStatus, event) => {
    expect(read({ ...status, CallStatus })).toEqual({
      carrierCallId: 'CA1',
      event: { key: CallStatus, at: new Date('2026-11-05T12:00:00Z'), ...event },
    });
  });

  it.each(['404', '410', '484', '604'])('that failed with SIP %s is not in service', (code) => {
    const message = read({ ...status, CallStatus: 'failed', SipResponseCode: code });
    expect(message?.event).toMatchObject({ state: 'ended', ending: 'not_in_service' });
  });

  it('that failed otherwise has failed', () => {
    const message = read({ ...status, CallStatus: 'failed', SipResponseCode: '503' });
    expect(message?.event).toMatchObject({ ending: 'failed' });
  });

  it.each([
    ['human', 'human'],
    ['machine_start', 'machine'],
    ['machine_end_beep', 'machine'],
    ['fax', 'fax'],
    ['unknown', 'unknown'],
    ['something_new', 'unknown'],
  ])('tells that %s answered', (AnsweredBy, answeredBy) => {
    const message = read({ ...status, CallStatus: 'completed', CallDuration: '12', AnsweredBy });
    expect(message?.event).toMatchObject({ answeredBy, talkSeconds: 12 });
  });

  it('without a readable time has none', () => {
    const message = read({ ...status, CallStatus: 'ringing', Timestamp: 'yesterday' });
    expect(message?.event.at).toBeNull();
  });

  it('of a status that nobody knows, or of no call, is not read', () => {
    expect(read({ ...status, CallStatus: 'constructor' })).toBeUndefined();
    expect(read({ CallStatus: 'ringing', Timestamp: at })).toBeUndefined();
  });
});

describe('a request for the next step', () => {
  const flow = { CallSid: 'CA1', CallStatus: 'in-progress', AnsweredBy: 'human' };

  it('brings the keys, or null when none was pressed', () => {
    expect(read({ ...flow, Digits: '1980' })?.digits).toBe('1980');
    expect(read({ ...flow, Digits: '9' })?.digits).toBe('9');
    expect(read({ ...flow, Digits: '' })?.digits).toBeNull();
    expect(read(flow)?.digits).toBeNull();
  });

  it('is the same however often it comes, and another for another key or question', () => {
    const key = (form: Record<string, string>, address?: string) => read(form, address)?.event.key;
    expect(key({ ...flow, Digits: '1' })).toBe(key({ ...flow, Digits: '1' }));
    const other = `${url}&step=2`;
    const keys = [key(flow), key({ ...flow, Digits: '1' }), key({ ...flow, Digits: '9' })];
    expect(new Set([...keys, key({ ...flow, Digits: '1' }, other)]).size).toBe(4);
  });
});

describe('what comes after joining a call to another number', () => {
  const flow = { CallSid: 'CA1', CallStatus: 'in-progress', DialCallSid: 'CA2' };

  it.each([
    ['completed', 'answered'],
    ['answered', 'answered'],
    ['busy', 'busy'],
    ['no-answer', 'no_answer'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
    ['constructor', 'failed'],
  ])('is read in our words: %s', (DialCallStatus, connected) => {
    expect(read({ ...flow, DialCallStatus })).toMatchObject({ digits: null, connected });
  });

  it('says how long they spoke, where somebody answered', () => {
    const said = (DialCallStatus: string) =>
      read({ ...flow, DialCallStatus, DialCallDuration: '73' })?.connectedSeconds;
    expect([said('completed'), said('busy')]).toEqual([73, undefined]);
  });

  it('is another event for another end', () => {
    const key = (DialCallStatus: string) => read({ ...flow, DialCallStatus })?.event.key;
    expect(key('busy')).not.toBe(key('no-answer'));
  });

  it('belongs to our call where somebody else picks up', () => {
    const whisper = { CallSid: 'CA2', ParentCallSid: 'CA1', CallStatus: 'in-progress' };
    expect(read(whisper)?.carrierCallId).toBe('CA1');
  });
});

describe('what comes beside the call', () => {
  it.each([
    ['human', 'human'],
    ['machine_end_beep', 'machine'],
    ['machine_end_silence', 'machine'],
    ['fax', 'fax'],
    ['unknown', 'unknown'],
  ])('says who picked up: %s', (AnsweredBy, answeredBy) => {
    const form = {
      AccountSid: 'AC1',
      CallSid: 'CA1',
      AnsweredBy,
      MachineDetectionDuration: '2400',
    };
    expect(read(form)).toEqual({
      carrierCallId: 'CA1',
      event: { key: 'detected', at: null, state: 'answered', answeredBy },
    });
  });

  it('says of a recording that it can be fetched, and only then', () => {
    const form = { CallSid: 'CA1', RecordingSid: 'RE1', RecordingDuration: '12' };
    const finished = read({ ...form, RecordingStatus: 'completed' });
    expect(finished).toMatchObject({
      carrierCallId: 'CA1',
      event: { state: 'answered' },
      recording: { recordingId: 'RE1', seconds: 12 },
    });
    expect(finished).not.toHaveProperty('digits');
    expect(read({ ...form, RecordingStatus: 'absent' })).not.toHaveProperty('recording');
  });
});

it('checks a field that comes twice with both of its values', () => {
  const headers = new Headers({
    'X-Twilio-Signature': twilio.getExpectedTwilioSignature(token, url, {
      ...status,
      CallStatus: 'ringing',
      Extra: ['a', 'b'],
    }),
  });
  const body = `${new URLSearchParams({ ...status, CallStatus: 'ringing' })}&Extra=a&Extra=b`;
  expect(readWebhook(token, { url, headers, body })).toBeDefined();
  expect(readWebhook(token, { url, headers, body: body.slice(0, -8) })).toBeUndefined();
});
