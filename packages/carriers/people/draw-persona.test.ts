import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countDetectionSeconds } from './detect.ts';
import { claimShares, drawPersona, resultShares } from './draw-persona.ts';
import type { Persona } from './persona.ts';

const number = integer({ min: 2_000_000, max: 9_999_999 }).map((line) => `+1212${line}`);
const call = tuple(integer(), number, integer({ min: 0, max: 20 }));

/** All but those that always behave the same. */
const numbers = Array.from({ length: 10_000 }, (_, index) => `+1${2_125_560_200 + index}`).filter(
  (to) => !/01[789]\d$/.test(to),
);
const personas = numbers.map((to) => drawPersona(7, to, 0));
const people = personas.filter(({ comesTo }) => comesTo === 'person');

const share = (among: readonly Persona[], matches: (persona: Persona) => boolean) =>
  among.filter(matches).length / among.length;

describe('what a call comes to', () => {
  it('depends on the seed, the number and its earlier calls alone', () => {
    assert(
      property(call, ([seed, to, earlier]) => {
        expect(drawPersona(seed, to, earlier)).toEqual(drawPersona(seed, to, earlier));
      }),
    );
  });

  it('stays within the times of a real call', () => {
    assert(
      property(call, ([seed, to, earlier]) => {
        const persona = drawPersona(seed, to, earlier);
        expect(persona.ringSeconds).toBeGreaterThanOrEqual(2);
        expect(persona.ringSeconds).toBeLessThanOrEqual(25);
        expect(countDetectionSeconds(persona)).toBeLessThanOrEqual(20);
        expect(persona.reactionSeconds).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('differs from seed to seed, and from one call to the next', () => {
    const results = (seed: number, earlier: number) =>
      numbers.slice(0, 100).map((to) => drawPersona(seed, to, earlier).comesTo);
    expect(results(1, 0)).not.toEqual(results(2, 0));
    expect(results(1, 0)).not.toEqual(results(1, 1));
  });

  it.each(Object.entries(resultShares))('is %s in its part of the calls', (result, expected) => {
    const found = share(personas, ({ comesTo }) => comesTo === result);
    expect(Math.abs(found - expected)).toBeLessThan(0.015);
  });

  it('lets people claim who they are in their parts, and nothing else', () => {
    const claim = ({ claims, wish }: Persona) =>
      claims === 'self' && wish === 'stop' ? 'stop' : claims;
    for (const [expected, part] of Object.entries(claimShares)) {
      const found = share(people, (persona) => claim(persona) === expected);
      expect(Math.abs(found - part), expected).toBeLessThan(0.04);
    }
    const others = personas.filter(({ comesTo }) => comesTo !== 'person');
    expect(new Set(others.map(({ claims }) => claims))).toEqual(new Set(['nobody']));
  });

  it('has machines with greetings of different length, and errs on both sides', () => {
    const machines = personas.filter(({ comesTo }) => comesTo === 'machine');
    const lengths = machines.map(({ greetingSeconds }) => Math.floor(greetingSeconds));
    expect(new Set(lengths).size).toBeGreaterThan(10);
    expect(share(machines, ({ takenFor }) => takenFor === 'human')).toBeGreaterThan(0.01);
    expect(share(people, ({ takenFor }) => takenFor === 'machine')).toBeGreaterThan(0.005);
  });

  it('is always the same for the numbers of the table', () => {
    for (let line = 70; line < 100; line += 1) {
      const to = `+4420555501${line}`;
      if (line >= 86 && line <= 89) continue;
      expect(drawPersona(line, to, 3)).toEqual(drawPersona(99, to, 0));
    }
  });
});
