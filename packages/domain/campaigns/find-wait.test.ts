import { describe, expect, it } from 'vitest';
import { findWait } from './find-wait.ts';

const now = new Date('2026-06-10T16:00:00.000Z');
const later = new Date('2026-06-10T18:00:00.000Z');
const latest = new Date('2026-06-11T14:00:00.000Z');
const waiting = {
  nextAt: later,
  notBefore: null,
  movedTo: null,
  hourAt: null,
  verdict: null,
  origin: 'campaign',
  attempts: 0,
};

describe('what somebody waits for', () => {
  it.each([
    ['their turn, once their time has come', { nextAt: now, verdict: 'defer' }, 'turn'],
    ['their turn, where nothing else keeps them', {}, 'turn'],
    ['the time that somebody chose', { movedTo: later, verdict: 'defer' }, 'chosen_time'],
    [
      'the law, where it asks for more than somebody',
      { movedTo: now, verdict: 'defer' },
      'lawful_time',
    ],
    ['the best hour', { hourAt: later, verdict: 'defer' }, 'best_hour'],
    ['the law, where it moved the best hour', { hourAt: now, verdict: 'defer' }, 'lawful_time'],
    ['the next attempt', { notBefore: later, attempts: 1 }, 'retry'],
    [
      'the law, where it asks for more',
      { nextAt: latest, notBefore: later, verdict: 'defer' },
      'lawful_time',
    ],
    ['the time that was agreed on', { notBefore: later, origin: 'callback' }, 'chosen_time'],
    ['the next attempt at it', { notBefore: later, origin: 'callback', attempts: 1 }, 'retry'],
  ] as const)('is %s', (_, changes, wait) => {
    expect(findWait({ ...waiting, ...changes }, now)).toBe(wait);
  });
});
