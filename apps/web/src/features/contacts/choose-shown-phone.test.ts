import { expect, it } from 'vitest';
import { chooseShownPhone } from './choose-shown-phone.ts';
import { createContact } from './testing/create-contact.ts';
import { createDebtLedger, createPhoneVerdict } from './testing/create-ledger.ts';

const phones = ['p1', 'p2', 'p3'].flatMap((id) =>
  createContact().phones.map((phone) => ({ ...phone, id })),
);
const ledger = (verdicts: Readonly<Record<string, 'allow' | 'defer' | 'block'>>) => ({
  debts: [
    createDebtLedger({
      phones: Object.entries(verdicts).map(([phoneId, verdict]) =>
        createPhoneVerdict({ phoneId, verdict }),
      ),
    }),
  ],
});

it.each([
  ['may be called now', { p1: 'block', p2: 'defer', p3: 'allow' }, 'p3'],
  ['may be called later', { p1: 'block', p2: 'defer', p3: 'block' }, 'p2'],
  ['comes first among equals', { p1: 'allow', p2: 'allow', p3: 'allow' }, 'p1'],
  ['comes first where none may be called', { p1: 'block', p2: 'block', p3: 'block' }, 'p1'],
] as const)('the number is shown that %s', (_what, verdicts, expected) => {
  expect(chooseShownPhone({ phones }, ledger(verdicts))?.id).toBe(expected);
});

it('the first number is shown before anything was judged, and none where there is none', () => {
  expect(chooseShownPhone({ phones }, undefined)?.id).toBe('p1');
  expect(chooseShownPhone({ phones: [] }, undefined)).toBeUndefined();
});
