import { describe, expect, it } from 'vitest';
import {
  chooseRole,
  collectsInOwnName,
  findCreditors,
  listCreditorRows,
} from './creditor-roles.ts';

const creditors = {
  creditors: [
    { name: 'First Bank', debts: 9 },
    { name: 'Lakeside Bank', debts: 3 },
  ],
  isCut: false,
};

describe('the roles by creditor', () => {
  it('list those with a role of their own first, however their names are written', () => {
    expect(listCreditorRows(creditors, { 'lakeside  BANK': 'creditor', Gone: 'creditor' })).toEqual(
      [
        { name: 'Lakeside Bank', debts: 3, role: 'creditor' },
        { name: 'Gone', debts: 0, role: 'creditor' },
        { name: 'First Bank', debts: 9, role: null },
      ],
    );
  });

  it('are changed for one creditor, once, and put back', () => {
    const roles = chooseRole(
      { 'FIRST BANK': 'creditor', Zeta: 'creditor' },
      'First Bank',
      'third_party',
    );
    expect(roles).toEqual({ 'First Bank': 'third_party', Zeta: 'creditor' });
    expect(chooseRole(roles, 'first bank', null)).toEqual({ Zeta: 'creditor' });
    expect(Object.keys(chooseRole({ Zeta: 'creditor' }, 'Alpha', 'creditor'))).toEqual([
      'Alpha',
      'Zeta',
    ]);
  });

  it('are found by a part of the name', () => {
    const rows = listCreditorRows(creditors, {});
    expect(findCreditors(rows, 'LAKE').map(({ name }) => name)).toEqual(['Lakeside Bank']);
    expect(findCreditors(rows, '')).toHaveLength(2);
  });

  it('say whether anything is collected in one’s own name', () => {
    const roles = { collectorRole: 'third_party', creditorRoles: {} } as const;
    expect(collectsInOwnName(roles)).toBe(false);
    expect(collectsInOwnName({ ...roles, creditorRoles: { A: 'creditor' } })).toBe(true);
    expect(collectsInOwnName({ ...roles, collectorRole: 'creditor' })).toBe(true);
  });
});
