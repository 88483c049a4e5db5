import { describe, expect, it } from 'vitest';
import { makeDraw } from '../decide/draw.ts';
import { findTakingOut, planSteps } from './plan-steps.ts';

const plan = (seed: number, kills: number) => planSteps(makeDraw(seed), kills);
/** With each listener a worker dies. */
const countKills = (seed: number, kills: number, of: string) =>
  plan(seed, kills)
    .flatMap(({ step }) => (step.kind === 'kill' ? [step.of] : []))
    .flatMap((killed) => (killed === 'listener' ? [killed, 'worker'] : [killed]))
    .filter((killed) => killed === of).length;

describe('the plan of a run', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(plan(7, 20)).toEqual(plan(7, 20));
    expect(plan(7, 20)).not.toEqual(plan(8, 20));
  });

  it('kills workers, the listener and the database, as often as asked', () => {
    expect(countKills(1, 20, 'postgres')).toBe(3);
    expect(countKills(1, 20, 'listener')).toBe(3);
    expect(countKills(1, 20, 'worker')).toBe(14);
    expect(countKills(1, 4, 'postgres')).toBe(1);
    expect(countKills(1, 4, 'worker')).toBe(2);
  });

  it('ends before the calls do, in the order of the shares, with every kind of stop', () => {
    const steps = plan(3, 20);
    const shares = steps.map(({ share }) => share);
    expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
    expect(shares.at(-1)).toBeLessThan(0.91);
    const kinds = new Set(steps.map(({ step }) => step.kind));
    expect(kinds).toEqual(
      new Set([
        ...['kill', 'stop_campaign', 'halt', 'stop_people', 'leave_out', 'join_left_out'],
        ...['remove_people', 'undo_removal', 'set_end'],
      ]),
    );
  });

  it('comes to every point between claim and record over a few seeds', () => {
    const points = new Set(
      Array.from({ length: 40 }, (_, seed) => plan(seed, 20))
        .flat()
        .flatMap(({ step }) =>
          step.kind === 'kill' && step.of === 'worker'
            ? [`${step.point.statement} ${step.point.moment}`]
            : [],
        ),
    );
    expect(points.size).toBe(35);
  });

  it('kills workers while they take people out and bring them back, where it kills often', () => {
    const takingOut = (kills: number) =>
      plan(5, kills).flatMap(({ step }) =>
        step.kind === 'kill' && step.of === 'worker' ? (findTakingOut(step.point) ?? []) : [],
      );
    expect(takingOut(20).toSorted()).toEqual(['leave_out', 'remove_people', 'undo_removal']);
    expect(takingOut(4)).toEqual([]);
  });

  it('sets the end while people are left to be called', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { share = 1 } = plan(seed, 20).find(({ step }) => step.kind === 'set_end') ?? {};
      expect(share).toBeLessThan(0.5);
    }
  });
});
