import { describe, expect, it } from 'vitest';
import type { PlannedPhase } from './plan-work.ts';
import { StepProgress } from './step-progress.ts';

const phases: PlannedPhase[] = [
  { phase: 'comparing', parts: [{ name: 'compare', microsecondsPerRow: 50 }] },
  {
    phase: 'storing',
    parts: [
      { name: 'insert', microsecondsPerRow: 100 },
      { name: 'link', microsecondsPerRow: 50 },
    ],
    isBatched: true,
  },
];
const reading: PlannedPhase = {
  phase: 'reading',
  parts: [{ name: 'copy', microsecondsPerRow: 100 }],
};

function start() {
  const clock = { at: 0 };
  const progress = new StepProgress(() => clock.at);
  return { clock, progress };
}

describe('how far a step is', () => {
  it('is not said before it has been planned and entered', () => {
    const { progress } = start();
    const nothing = { done: 0, total: 0, phase: null, rows: null };
    expect(progress.measure()).toMatchObject(nothing);
    progress.plan(phases);
    expect(progress.measure()).toMatchObject(nothing);
    progress.enter('comparing', 1000);
    expect(progress.measure()).toMatchObject({ done: 0, total: 10_000, phase: 'comparing' });
  });

  it('moves with the bytes while rows are read, and says about how many there are', () => {
    const { progress } = start();
    progress.plan([reading, ...phases]);
    progress.enter('reading');
    progress.read(900, null);
    expect(progress.measure()).toMatchObject({ done: 0, rows: null });
    progress.read(12_345, 49_380);
    const rows = { done: 12_345, total: 49_000, isTotalExact: false };
    expect(progress.measure()).toMatchObject({ phase: 'reading', rows });
    progress.read(51_000, 50_400);
    expect(progress.measure().rows).toMatchObject({ done: 51_000, total: 51_000 });
    expect(progress.measure().done).toBe(3333);
  });

  it('counts rows only where they are taken one after another', () => {
    const { progress } = start();
    progress.plan(phases);
    progress.enter('comparing', 1000);
    progress.begin('compare');
    progress.end('compare');
    expect(progress.measure()).toMatchObject({ done: 2500, rows: null });
    progress.enter('storing', 1000);
    progress.begin('insert', { from: 0, to: 0.5 });
    progress.end('insert');
    progress.begin('link');
    progress.end('link');
    const rows = { done: 500, total: 1000, isTotalExact: true };
    expect(progress.measure()).toMatchObject({ done: 6250, phase: 'storing', rows });
  });

  it('never goes back, also where more has to be done than was planned', () => {
    const { progress } = start();
    progress.plan(phases);
    progress.enter('comparing', 1000);
    progress.begin('compare');
    progress.end('compare');
    const before = progress.measure().done;
    progress.plan([reading, ...phases]);
    expect(progress.measure()).toMatchObject({ done: before, total: 10_000, phase: null });
    progress.enter('reading');
    progress.read(1, 100);
    const after = progress.measure();
    expect(after).toMatchObject({ phase: 'reading' });
    expect(after.done).toBeGreaterThan(before);
    progress.enter('storing', 1000);
    progress.enter('comparing', 1000);
    expect(progress.measure().phase).toBe('storing');
  });

  it('is not over before it has ended', () => {
    const { progress } = start();
    progress.plan(phases);
    progress.enter('storing', 1000);
    for (const name of ['insert', 'link']) {
      progress.begin(name);
      progress.end(name);
    }
    expect(progress.measure()).toMatchObject({ done: 9950, rows: { done: 1000 } });
  });

  it('has a rate and a time left once it has moved for two seconds', () => {
    const { clock, progress } = start();
    progress.plan(phases);
    progress.enter('storing', 10_000);
    for (let batch = 0; batch < 6; batch += 1) {
      progress.begin('insert', { from: batch / 10, to: (batch + 1) / 10 });
      progress.end('insert');
      progress.begin('link');
      progress.end('link');
      clock.at += 1000;
      progress.measure();
    }
    expect(progress.measure()).toMatchObject({ rowsPerSecond: 1000, secondsLeft: 4 });
  });
});
