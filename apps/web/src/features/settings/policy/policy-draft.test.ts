import { describe, expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import { listChanges } from './list-changes.ts';
import { changePack, openDraft, rebaseDraft } from './policy-draft.ts';
import { makePolicy } from './testing/make-policy.ts';

const weekdays = { from: 9 * 60, to: 18 * 60 };
const week = [weekdays, weekdays, weekdays, weekdays, weekdays, null, null];
const uneven = [weekdays, null, weekdays, weekdays, weekdays, null, { from: 0, to: 1440 }];

const policies = [
  makePolicy(),
  makePolicy({ pack: 'ca-on', hours: week, attemptsPerDay: 1, attemptsPerWeek: 7 }),
  makePolicy({ hours: uneven, numberGapMinutes: 10_080, abandonmentPercent: 0.5 }),
  makePolicy({ collectorRole: 'creditor', frequencyBindsCreditors: true, strict168h: true }),
];

describe('the fields of a policy', () => {
  it.each(policies)('give the same policy again where nothing was entered: %#', (policy) => {
    expect(checkDraft(openDraft(policy)).policy).toEqual(policy);
  });

  it('have one row for Monday to Friday only where these days are alike', () => {
    expect(openDraft(makePolicy({ hours: week })).isEachDay).toBe(false);
    expect(openDraft(makePolicy({ hours: uneven })).isEachDay).toBe(true);
  });

  it('begin own hours with those of the pack, also after another one is chosen', () => {
    const sunday = { isCalled: true, from: '13:00', to: '17:00' };
    expect(openDraft(makePolicy({ pack: 'ca-on' })).days[6]).toEqual(sunday);
    expect(changePack(openDraft(makePolicy()), 'ca-on').days[6]).toEqual(sunday);
  });

  it('keep own hours when another pack is chosen', () => {
    const draft = openDraft(makePolicy({ hours: week }));
    expect(changePack(draft, 'ca-on').days).toBe(draft.days);
  });
});

describe('rebaseDraft', () => {
  const base = makePolicy({ numberGapMinutes: 10 });

  it('takes over what somebody else changed, and keeps what was entered', () => {
    const mine = { ...openDraft(base), attemptsPerDay: '1', numberGapMinutes: '30' };
    const theirs = makePolicy({ numberGapMinutes: 20, hours: week, pack: 'au' });
    expect(checkDraft(rebaseDraft(mine, base, theirs)).policy).toEqual({
      ...theirs,
      attemptsPerDay: 1,
      numberGapMinutes: 30,
    });
  });

  it('keeps the hours of one of them, never half of both', () => {
    const own = openDraft(makePolicy({ hours: uneven }));
    const theirs = makePolicy({ hours: week });
    const merged = rebaseDraft({ ...openDraft(base), ...own, pack: base.pack }, base, theirs);
    expect(checkDraft(merged).policy?.hours).toEqual(uneven);
  });

  it('keeps that somebody dropped own hours', () => {
    const withHours = makePolicy({ hours: week });
    const mine = { ...openDraft(withHours), hasOwnHours: false };
    const theirs = makePolicy({ hours: week, strict168h: true });
    const merged = checkDraft(rebaseDraft(mine, withHours, theirs)).policy;
    expect(merged).toEqual(makePolicy({ strict168h: true }));
  });

  it('keeps what cannot be read yet', () => {
    const mine = { ...openDraft(base), attemptsPerDay: 'many' };
    expect(rebaseDraft(mine, base, makePolicy({ strict168h: true }))).toMatchObject({
      attemptsPerDay: 'many',
      strict168h: true,
    });
  });
});

describe('listChanges', () => {
  it('names the fields that differ, in the order of the page', () => {
    expect(
      listChanges(makePolicy(), makePolicy({ strict168h: true, hours: week, pack: 'au' })),
    ).toEqual(['pack', 'hours', 'strict168h']);
    expect(listChanges(makePolicy({ hours: week }), makePolicy({ hours: [...week] }))).toEqual([]);
  });
});
