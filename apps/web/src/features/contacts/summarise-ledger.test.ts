import { describe, expect, it } from 'vitest';
import { summariseLedger } from './summarise-ledger.ts';
import { createDebtLedger, createPhoneVerdict } from './testing/create-ledger.ts';

const later = createPhoneVerdict({ verdict: 'defer', until: '2026-04-09T13:00:00Z' });
const sooner = createPhoneVerdict({ verdict: 'defer', until: '2026-04-08T13:00:00Z' });
const blocked = createPhoneVerdict({ verdict: 'block' });
const allowed = createPhoneVerdict({ verdict: 'allow' });

function summarise(...numbers: (typeof later)[][]) {
  return summariseLedger({ debts: numbers.map((phones) => createDebtLedger({ phones })) });
}

describe('summariseLedger', () => {
  it('allows where any number may be called about any debt', () => {
    expect(summarise([blocked, later], [allowed])).toEqual({ verdict: 'allow' });
  });

  it('tells the earliest lawful minute where none may be called yet', () => {
    expect(summarise([blocked, later], [sooner])).toEqual({
      verdict: 'defer',
      until: '2026-04-08T13:00:00Z',
    });
  });

  it('blocks where no waiting helps', () => {
    expect(summarise([blocked], [blocked])).toEqual({ verdict: 'block' });
  });

  it('has nothing to say without a number or a debt', () => {
    expect(summarise()).toEqual({ verdict: 'nothing' });
    expect(summarise([])).toEqual({ verdict: 'nothing' });
  });
});
