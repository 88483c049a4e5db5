import { expect, it } from 'vitest';
import { directions, pastOutcomes } from '../compliance/words.ts';
import { readDirection, readPastOutcome } from './read-past-call-words.ts';

it.each([
  ['NA', 'no_answer'],
  ['No Answer', 'no_answer'],
  ['RNA', 'no_answer'],
  ['failed', 'no_answer'],
  ['No contesta', 'no_answer'],
  ['AM', 'voicemail'],
  ['A', 'voicemail'],
  ['VM', 'voicemail'],
  ['LM', 'voicemail'],
  ['Left Message', 'voicemail'],
  ['machine_end_beep', 'voicemail'],
  ['Buzón de voz', 'voicemail'],
  ['RPC', 'conversation'],
  ['Right Party Contact', 'conversation'],
  ['PTP', 'conversation'],
  ['completed', 'conversation'],
  ['RPC - PTP', 'conversation'],
  ['NA/LM', 'voicemail'],
  ['Busy; no answer', 'busy'],
  ['Answered', 'conversation'],
  ['Promesa de pago', 'conversation'],
  ['DROP', 'dropped'],
  ['Hung up', 'dropped'],
  ['WN', 'dropped'],
  ['Third Party', 'dropped'],
  ['colgó', 'dropped'],
  ['BUSY', 'busy'],
  ['B', 'busy'],
  ['ocupado', 'busy'],
  ['DISC', 'not_in_service'],
  ['Disconnected', 'not_in_service'],
  ['NIS', 'not_in_service'],
  ['fuera de servicio', 'not_in_service'],
])('%j is %s', (text, outcome) => {
  expect(readPastOutcome(text)).toBe(outcome);
});

it('our own words mean themselves, and others nothing', () => {
  for (const outcome of pastOutcomes) expect(readPastOutcome(outcome)).toBe(outcome);
  for (const direction of directions) expect(readDirection(direction)).toBe(direction);
  for (const text of ['', 'ZZ', 'blue', '99']) {
    expect(readPastOutcome(text)).toBeUndefined();
    expect(readDirection(text)).toBeUndefined();
  }
});

it.each([
  ['OUT', 'outbound'],
  ['outbound-api', 'outbound'],
  ['Saliente', 'outbound'],
  ['In', 'inbound'],
  ['Incoming', 'inbound'],
  ['entrante', 'inbound'],
])('%j is %s', (text, direction) => {
  expect(readDirection(text)).toBe(direction);
});
