import { expect, it } from 'vitest';
import { listRestrictions } from './list-restrictions.ts';

const nobody = {
  externalReference: 'P1',
  fullName: 'Ann Lee',
  debts: [],
  doNotCall: null,
  stopReason: null,
};
const debt = (
  restriction: Parameters<typeof listRestrictions>[0]['debts'][number]['restriction'],
) => ({
  reference: 'A',
  restriction,
  role: null,
});

it('most people have none', () => {
  expect(listRestrictions({ ...nobody, debts: [debt(null)] })).toEqual([]);
});

it.each(['deceased', 'incarcerated', 'medium_stop'] as const)('%s is of the person', (kind) => {
  expect(listRestrictions({ ...nobody, debts: [debt(kind)] })).toEqual([{ kind, debt: null }]);
});

it.each(['attorney', 'bankruptcy', 'dispute_open', 'identity_theft', 'cease_written'] as const)(
  '%s is of the debt whose status says it',
  (kind) => {
    expect(listRestrictions({ ...nobody, debts: [debt(kind)] })).toEqual([{ kind, debt: 'A' }]);
    const own = { reference: null, restriction: kind, role: null };
    expect(listRestrictions({ ...nobody, debts: [own] })).toEqual([{ kind, debt: 'P1' }]);
  },
);

it('what stands beside no debt is of the person', () => {
  expect(listRestrictions({ ...nobody, doNotCall: true, stopReason: 'attorney' })).toEqual([
    { kind: 'medium_stop', debt: null },
    { kind: 'attorney', debt: null },
  ]);
});

it('each is listed once', () => {
  const debts = [
    debt('deceased'),
    { reference: 'B', restriction: 'deceased' as const, role: null },
  ];
  const given = listRestrictions({ ...nobody, debts, doNotCall: true, stopReason: 'deceased' });
  expect(given).toEqual([
    { kind: 'medium_stop', debt: null },
    { kind: 'deceased', debt: null },
  ]);
});

it('a name with words of death tells it of the person, unless they represent the estate', () => {
  const estate = { ...nobody, fullName: 'Estate of Ann Lee' };
  const dead = [{ kind: 'deceased', debt: null }];
  expect(listRestrictions({ ...estate, debts: [debt(null)] })).toEqual(dead);
  expect(listRestrictions({ ...estate, debts: [debt('deceased')] })).toEqual(dead);
  const represented = { ...debt(null), role: 'representative' as const };
  expect(listRestrictions({ ...estate, debts: [represented] })).toEqual([]);
  expect(listRestrictions({ ...estate, fullName: null })).toEqual([]);
});
