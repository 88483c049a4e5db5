import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { applyChoice, applyEvent, type CallChoice, type CallProgress } from './apply-event.ts';
import type { CarrierEnding, CarrierEvent } from './carrier-event.ts';

const placing: CallProgress = {
  state: 'placing',
  outcome: null,
  rang: false,
  answeredAt: null,
  answeredBy: null,
  choice: null,
  ending: null,
  endedAt: null,
  talkSeconds: null,
};

const second = (count: number) => new Date(Date.UTC(2026, 5, 10, 15, 0, count));
const received = second(59);

const queued: CarrierEvent = { key: 'queued', at: second(0), state: 'queued' };
const ringing: CarrierEvent = { key: 'ringing', at: second(1), state: 'ringing' };
const answered: CarrierEvent = { key: 'answered', at: second(9), state: 'answered' };
const answeredByMachine: CarrierEvent = { ...answered, key: 'machine', answeredBy: 'machine' };
const ended = (ending: CarrierEnding): CarrierEvent => ({
  key: `ended ${ending}`,
  at: second(30),
  state: 'ended',
  ending,
});

type Word = CarrierEvent | CallChoice;

const hear = (...words: Word[]): CallProgress => hearFrom(placing, ...words);

function hearFrom(start: CallProgress, ...words: Word[]): CallProgress {
  return words.reduce(
    (progress, word) =>
      typeof word === 'string'
        ? applyChoice(progress, word)
        : applyEvent(progress, word, word.at ?? received),
    start,
  );
}

describe('the state of a call', () => {
  it('follows the carrier', () => {
    expect(hear(queued).state).toBe('queued');
    expect(hear(queued, ringing).state).toBe('ringing');
    expect(hear(queued, ringing, answered).state).toBe('answered');
    expect(hear(queued, ringing, answered, ended('completed')).state).toBe('ended');
  });

  it('never goes back', () => {
    expect(hear(answered, ringing, queued).state).toBe('answered');
    expect(hear(ended('busy'), answered, ringing).state).toBe('ended');
  });

  it('is answered once a key was pressed', () => {
    expect(hear(queued, 'right_party')).toMatchObject({ state: 'answered', rang: true });
  });

  it('has no outcome before the end', () => {
    expect(hear(queued, ringing, answeredByMachine, 'stop').outcome).toBeNull();
  });

  it('stays the same object when nothing new is said', () => {
    const progress = hear(queued, ringing, answeredByMachine, 'stop', ended('completed'));
    expect(hearFrom(progress, ended('completed'), 'stop', ringing, answered)).toBe(progress);
    expect(applyEvent(progress, { ...answered, at: null }, received)).toBe(progress);
  });
});

describe('the outcome of an ended call', () => {
  it.each(['busy', 'no_answer', 'failed', 'not_in_service'] as const)(
    'is %s as reported',
    (ending) => {
      expect(hear(queued, ended(ending)).outcome).toBe(ending);
    },
  );

  it.each(['busy', 'not_in_service'] as const)(
    'is no_answer when a call that rang ends as %s, because it counts',
    (ending) => {
      expect(hear(queued, ringing, ended(ending)).outcome).toBe('no_answer');
      expect(hear(queued, ended(ending), ringing).outcome).toBe('no_answer');
    },
  );

  it('is withdrawn when it was cancelled before a phone rang', () => {
    expect(hear(queued, ended('canceled')).outcome).toBe('withdrawn');
  });

  it.each([
    ['rang', ringing],
    ['was answered', answered],
  ])('is no_answer when it was cancelled after it %s', (_, event) => {
    expect(hear(event, ended('canceled')).outcome).toBe('no_answer');
    expect(hear(ended('canceled'), event).outcome).toBe('no_answer');
  });

  it('is hung_up when nobody pressed a key and no machine is known', () => {
    expect(hear(answered, ended('completed')).outcome).toBe('hung_up');
    expect(hear({ ...answered, answeredBy: 'unknown' }, ended('completed')).outcome).toBe(
      'hung_up',
    );
  });

  it('is machine when a machine answered, reported in time or late', () => {
    expect(hear(answeredByMachine, ended('completed')).outcome).toBe('machine');
    expect(hear(ended('completed'), answeredByMachine).outcome).toBe('machine');
    expect(hear({ ...ended('completed'), answeredBy: 'machine' }).outcome).toBe('machine');
  });

  it('is what was pressed, in time or late, even against a machine', () => {
    expect(hear(answeredByMachine, 'right_party', ended('completed')).outcome).toBe('right_party');
    expect(hear(ended('completed'), 'wrong_party').outcome).toBe('wrong_party');
  });

  it('stays stop once stop was pressed', () => {
    expect(hear('stop', 'right_party', ended('completed'), 'wrong_party').outcome).toBe('stop');
    expect(hear('right_party', 'stop', ended('completed')).outcome).toBe('stop');
  });

  it.each(['canceled', 'failed', 'no_answer'] as const)(
    'is stop although the carrier then says %s',
    (ending) => {
      expect(hear(answered, 'stop', ended(ending)).outcome).toBe('stop');
    },
  );
});

describe('the end of a call', () => {
  it('is taken from the first ending alone', () => {
    const again: CarrierEvent = { ...ended('failed'), at: second(45) };
    expect(hear(ended('completed'), again)).toMatchObject({
      ending: 'completed',
      endedAt: second(30),
      outcome: 'hung_up',
    });
  });

  it('is dated by its arrival when the carrier does not say when', () => {
    expect(hear({ ...ended('busy'), at: null }).endedAt).toEqual(received);
  });

  it('is never before the answer', () => {
    expect(hear(ended('completed'), { ...answered, at: null }).answeredAt).toEqual(second(30));
    expect(hear({ ...answered, at: null }, ended('completed')).answeredAt).toEqual(second(30));
  });

  it('carries the seconds talked', () => {
    expect(hear(answered, { ...ended('completed'), talkSeconds: 21 }).talkSeconds).toBe(21);
  });
});

describe('a call that we ended without the carrier', () => {
  const writtenOff = (outcome: 'lost' | 'withdrawn'): CallProgress => ({
    ...placing,
    state: 'ended',
    outcome,
    endedAt: second(20),
  });

  it('keeps its outcome on an event that tells nothing of a phone', () => {
    expect(hearFrom(writtenOff('withdrawn'), queued).outcome).toBe('withdrawn');
    expect(hearFrom(writtenOff('lost'), ringing).outcome).toBe('lost');
  });

  it('counts again when a phone rang after all', () => {
    expect(hearFrom(writtenOff('withdrawn'), ringing).outcome).toBe('lost');
  });

  it('takes the ending that comes after all', () => {
    expect(hearFrom(writtenOff('lost'), ended('completed'), 'stop')).toMatchObject({
      ending: 'completed',
      endedAt: second(30),
      outcome: 'stop',
    });
  });
});

describe('events in any order and number', () => {
  const answer = fc.constantFrom<CarrierEvent>(
    answered,
    answeredByMachine,
    { ...answered, key: 'human', answeredBy: 'human' },
    { ...answered, key: 'unknown', answeredBy: 'unknown' },
  );
  const ending = fc
    .constantFrom<CarrierEnding>(
      'completed',
      'busy',
      'no_answer',
      'failed',
      'not_in_service',
      'canceled',
    )
    .map((word): CarrierEvent => ({ ...ended(word), talkSeconds: 12 }));
  const choice = fc.constantFrom<CallChoice>('right_party', 'wrong_party', 'stop');
  const life = fc
    .tuple(
      fc.subarray([queued, ringing]),
      fc.array(answer, { maxLength: 3 }),
      ending,
      fc.array(choice, { maxLength: 3 }),
    )
    .map(([before, answers, end, pressed]): Word[] => [...before, ...answers, ...pressed, end]);
  const disordered = life.chain((words) =>
    fc
      .tuple(
        fc.shuffledSubarray(words, { minLength: words.length }),
        fc.array(fc.constantFrom(...words), { maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
      )
      .map(([shuffled, repeated, positions]) => {
        const reported = [...shuffled];
        for (const word of repeated) {
          reported.splice(positions.next().value % (reported.length + 1), 0, word);
        }
        return { words, reported };
      }),
  );

  it('tell the same of a call', () => {
    fc.assert(
      fc.property(disordered, ({ words, reported }) => {
        expect(hear(...reported)).toEqual(hear(...words));
        expect(hear(...reported)).toMatchObject({ state: 'ended', outcome: expect.any(String) });
      }),
      { numRuns: tries(1000) },
    );
  });
});
