import { expect, it } from 'vitest';
import { findCollectorRole } from './find-collector-role.ts';

const policy = {
  collectorRole: 'third_party',
  creditorRoles: { 'North Bank ': 'creditor', 'Toys "R" Us': 'third_party' },
} as const;

it.each([
  ['North Bank', 'creditor'],
  ['  north   BANK', 'creditor'],
  ['North Bank Ltd', 'third_party'],
  ['Toys "R" Us', 'third_party'],
  ['constructor', 'third_party'],
  ['', 'third_party'],
  [null, 'third_party'],
])('debts of %j are collected as %s', (creditor, role) => {
  expect(findCollectorRole(policy, creditor)).toBe(role);
});

it('falls back on what the organization chose', () => {
  const own = { collectorRole: 'creditor', creditorRoles: { Shop: 'third_party' } } as const;
  expect(findCollectorRole(own, 'Other')).toBe('creditor');
  expect(findCollectorRole(own, 'SHOP')).toBe('third_party');
});
