import { expect, it } from 'vitest';
import { isHeld, readDebtStatus } from './read-debt-state.ts';

it.each([
  ['Open', 'open'],
  ['ACTIVE', 'open'],
  ['Charged Off', 'open'],
  ['PTP', 'open'],
  ['Vigente', 'open'],
  ['SKIP', 'open'],
  ['30-59 DPD', 'open'],
  ['120+ days past due', 'open'],
  ['Castigado', 'open'],
  ['Paid', 'paid'],
  ['PIF', 'paid'],
  ['Paid in Full', 'paid'],
  ['Settled', 'paid'],
  ['SIF', 'paid'],
  ['Liquidado', 'paid'],
  ['Recalled', 'recalled'],
  ['Returned to client', 'recalled'],
  ['Withdrawn', 'recalled'],
  ['Retirado', 'recalled'],
  ['Closed', 'closed'],
  ['Cancelled', 'closed'],
  ['cerrada', 'closed'],
  ['Disputed', 'disputed'],
  ['En disputa', 'disputed'],
  ['Dispute - written', 'disputed'],
  ['Bankruptcy Ch. 13', 'closed'],
  ['Deceased', 'closed'],
  ['Attorney Rep', 'closed'],
  ['Cease & Desist', 'closed'],
  ['DNC', 'closed'],
])('%j is %s', (text, state) => {
  expect(readDebtStatus(text)?.state).toBe(state);
});

it.each([
  ['Deceased', 'closed', 'deceased'],
  ['Fallecida', 'closed', 'deceased'],
  ['Do not call', 'closed', 'medium_stop'],
  ['Verbal cease', 'closed', 'medium_stop'],
  ['Attorney', 'closed', 'attorney'],
  ['Bankruptcy - Chapter 13', 'closed', 'bankruptcy'],
  ['Cease & Desist', 'closed', 'cease_written'],
  ['Incarcerated', 'closed', 'incarcerated'],
  ['En prisión', 'closed', 'incarcerated'],
  ['Disputed', 'disputed', 'dispute_open'],
  ['Identity theft', 'disputed', 'identity_theft'],
  ['Fraud', 'disputed', 'identity_theft'],
  ['BK Discharged', 'closed', 'bankruptcy'],
  ['DNC - Verbal', 'closed', 'medium_stop'],
  ['Rep by Atty', 'closed', 'attorney'],
  ['Passed away', 'closed', 'deceased'],
  ['Jail/Prison', 'closed', 'incarcerated'],
])('%j ends the debt as %s and is a standing reason: %s', (text, state, restriction) => {
  expect(readDebtStatus(text)).toEqual({ state, restriction });
});

it.each(['Open', 'Paid', 'Recalled', 'Closed', '30-59 DPD'])('%j is no reason', (text) => {
  expect(readDebtStatus(text)?.restriction).toBeNull();
});

it.each(['', 'Blue', 'Wrong number', '7'])('%j is no state of a debt', (text) => {
  expect(readDebtStatus(text)).toBeUndefined();
});

it('nobody is called about a debt that is not open, or of which nothing is owed', () => {
  expect(isHeld('open', 5)).toBe(false);
  expect(isHeld(null, 5)).toBe(false);
  expect(isHeld(null, 0)).toBe(true);
  for (const state of ['paid', 'disputed', 'recalled', 'closed'] as const) {
    expect(isHeld(state, 5)).toBe(true);
  }
});
