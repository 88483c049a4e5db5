import { startScript } from '@ringfence/domain/callflow/starting-scripts';
import { firstPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import { describe, expect, it } from 'vitest';
import { listFictionNumbers } from './fiction-numbers.ts';
import { makePart, type PartRows } from './make-part.ts';
import { fullDemo, planParts } from './plan-parts.ts';

const now = new Date('2026-06-10T15:00:00Z');
const rules = {
  policy: firstPolicy,
  enginePolicy: readPolicy(firstPolicy),
  policyVersion: 0,
  licences: [],
  answerMilliseconds: 50_000,
};

const voice = {
  spokenName: 'Harbor',
  script: { scriptId: 'reminder', version: 1, script: startScript('reminder', 'Ana Torres') },
  lines: [
    {
      e164: '+13125550103',
      takesRingBacks: true,
      takesTransfers: true,
      hours: null,
      zone: 'America/Chicago',
    },
  ],
};

function make(seed: string, index = 0): PartRows {
  const part = planParts(now, { people: 80, calls: 480, parts: 4 })[index];
  if (part === undefined) throw new Error('there is no such part');
  const { country, firstNumber, numbers } = part;
  const own = listFictionNumbers(country, seed).slice(firstNumber, firstNumber + numbers);
  const callerIds = ['+13125550000'];
  const order = { part, seed, now, numbers: own, rules, callerIds, voice, moreCalls: 0 };
  const making = makePart(order);
  for (let step = making.next(); ; step = making.next()) if (step.done === true) return step.value;
}

const present = ({ people, ...rows }: PartRows): unknown =>
  JSON.parse(
    JSON.stringify({ ...rows, people: people.map(({ events: _events, ...person }) => person) }),
  );

describe('a part of the demo', () => {
  it('comes out the same from the same seed and moment, and other from another seed', () => {
    expect(present(make('one'))).toEqual(present(make('one')));
    expect(present(make('one'))).not.toEqual(present(make('two')));
  });

  it.each([0, 1, 2, 3])(
    'is over before now, and every call lies in its campaign: part %i',
    (index) => {
      const { campaigns, runs, calls, list } = make('one', index);
      const made = runs.flatMap((run) => run.calls);
      expect(made).toHaveLength(calls);
      for (const call of made) {
        const campaign = campaigns.find(({ id }) => id === call.campaign_id);
        expect(campaign?.started_at.getTime()).toBeGreaterThan(list.created_at.getTime());
        expect(call.reserved_at.getTime()).toBeGreaterThanOrEqual(
          campaign?.started_at.getTime() ?? 0,
        );
        const end = campaign?.finished_at ?? now;
        expect(call.heard_at.getTime()).toBeLessThanOrEqual(end.getTime());
      }
      for (const { finished_at, paused } of campaigns) {
        expect(finished_at === null).toBe(paused !== null);
        if (finished_at !== null) expect(finished_at.getTime()).toBeLessThan(now.getTime());
      }
    },
  );

  it('has as many people and calls in all as were asked for', () => {
    const parts = planParts(now, fullDemo);
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(parts.map(({ people }) => people))).toBe(fullDemo.people);
    expect(sum(parts.map(({ calls }) => calls))).toBe(fullDemo.calls);
  });
});
