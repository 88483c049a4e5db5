import { describe, expect, it } from 'vitest';
import type { Debt } from './contact-part-props.ts';
import {
  compareDebts,
  createDebtDraft,
  type DebtDraft,
  letsCallsBegin,
  letsCallsBeginByFacts,
  readDebt,
  stopsCalls,
  writeDebt,
} from './debt-draft.ts';
import { createContact } from './testing/create-contact.ts';

function createDebt(given: Partial<Debt> = {}): Debt {
  const [debt] = createContact().debts;
  if (debt === undefined) {
    throw new Error('the person of the tests has a debt');
  }
  return { ...debt, ...given };
}

function change(debt: Debt, given: Partial<DebtDraft>) {
  const read = readDebt({ ...writeDebt(debt), ...given });
  return 'debt' in read ? compareDebts(debt, read.debt) : read;
}

describe('the form of a debt', () => {
  it('wants an account and what is owed', () => {
    expect(readDebt(createDebtDraft('USD'))).toEqual({
      faults: { reference: 'referenceMissing', balance: 'balanceMissing' },
    });
  });

  it.each([
    ['125.50', 12_550],
    ['$1,250.00', 125_000],
    ['1.250,00', 125_000],
    ['0', 0],
  ])('reads %s', (balance, amountMinor) => {
    const read = readDebt({ ...createDebtDraft('USD'), reference: 'A1', balance });
    expect(read).toMatchObject({ debt: { balanceMinor: amountMinor } });
  });

  it.each([
    ['1,250', 'amountAmbiguous'],
    ['-5', 'amountInvalid'],
    ['five', 'amountInvalid'],
    ['5 EUR', 'amountInvalid'],
  ])('does not guess what %s means', (balance, fault) => {
    const read = readDebt({ ...createDebtDraft('USD'), reference: 'A1', balance });
    expect(read).toEqual({ faults: { balance: fault } });
  });

  it('sends what was changed and nothing else, with the way back', () => {
    const debt = createDebt({ dueOn: '2026-02-01' });
    expect(change(debt, {})).toBeNull();
    expect(change(debt, { balance: '100', dueOn: '', group: ' G1 ' })).toEqual({
      change: { debtId: 'd1', balanceMinor: 10_000, dueOn: null, group: 'G1' },
      back: { debtId: 'd1', balanceMinor: 12_550, dueOn: '2026-02-01', group: null },
    });
  });

  it('sends what the law asks of it, a first conversation by its day', () => {
    const debt = createDebt({ firstContactAt: '2026-04-02T15:00:00.000Z', isTimeBarred: true });
    expect(change(debt, {})).toBeNull();
    const drafted = { kind: 'medical', timeBarred: 'no', personRole: 'spouse' };
    expect(change(debt, { ...drafted, firstContactAt: '2026-04-01' })).toEqual({
      change: {
        debtId: 'd1',
        kind: 'medical',
        isTimeBarred: false,
        personRole: 'spouse',
        firstContactAt: '2026-04-01T00:00:00.000Z',
      },
      back: {
        debtId: 'd1',
        kind: null,
        isTimeBarred: true,
        personRole: null,
        firstContactAt: '2026-04-02T15:00:00.000Z',
      },
    });
  });

  it.each([
    [{ isTimeBarred: true }, { timeBarred: 'no' }, true],
    [{ isTimeBarred: false }, { timeBarred: 'yes' }, false],
    [{ personRole: 'other' as const }, { personRole: 'debtor' }, true],
    [{ firstContactAt: '2026-04-02T15:00:00.000Z' }, { firstContactAt: '' }, true],
    [{ firstContactAt: '2026-04-02T15:00:00.000Z' }, {}, false],
  ])('knows whether calls could begin where %j becomes %j', (given, drafted, opens) => {
    const debt = createDebt(given);
    const read = readDebt({ ...writeDebt(debt), ...drafted });
    expect('debt' in read && letsCallsBeginByFacts(debt, read.debt)).toBe(opens);
  });

  it('leads back to the state before where nothing is owed any more', () => {
    expect(change(createDebt({ state: 'promised' }), { balance: '0' })).toMatchObject({
      back: { balanceMinor: 12_550, state: 'promised' },
    });
    expect(change(createDebt({ state: 'disputed' }), { balance: '0' })).not.toHaveProperty(
      'back.state',
    );
  });

  it('knows which changes of the state let calls begin again', () => {
    expect(letsCallsBegin('paid', 'open')).toBe(true);
    expect(letsCallsBegin('recalled', 'promised')).toBe(true);
    expect(letsCallsBegin('open', 'paid')).toBe(false);
    expect(letsCallsBegin('paid', 'recalled')).toBe(false);
    expect(letsCallsBegin('open', 'promised')).toBe(false);
  });

  it('knows which changes of the state stop calls', () => {
    expect(stopsCalls('open', 'paid')).toBe(true);
    expect(stopsCalls('open', 'promised')).toBe(true);
    expect(stopsCalls('promised', 'paid')).toBe(false);
    expect(stopsCalls('paid', 'open')).toBe(false);
  });
});
