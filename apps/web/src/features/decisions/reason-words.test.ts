import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { explainLifts, explainReason, nameRule } from './reason-words.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');
const spanish = (await createTranslator('es', ['work'])).getFixedT('es', 'work');

const codes = [
  'NUM_INVALID',
  'WRONG_NUMBER',
  'MEDIUM_STOP',
  'NUMBER_STOP',
  'PAID',
  'NO_TCPA_CONSENT',
  'TCPA_REVOKED',
  'TZ_UNKNOWN',
  'WINDOW_CLOSED',
  'FREQ_7IN7',
  'CONV_COOLDOWN',
  'NO_LAWFUL_MINUTE',
];

describe('the words of a reason', () => {
  it.each(codes)('%s has a name, a title and a way out in both languages', (code) => {
    for (const t of [english, spanish]) {
      for (const text of [
        nameRule(code, t),
        explainReason(code, t),
        ...explainLifts([{ code, liftedBy: null }], t),
      ]) {
        expect(text).not.toContain(code);
        expect(text).not.toContain('reasons.');
      }
    }
    expect(explainReason(code, spanish)).not.toBe(explainReason(code, english));
  });

  it('says when it is too early or too late to call', () => {
    expect(explainReason('WINDOW_CLOSED', english)).toBe(
      'It is outside 8:00–21:00 where this person may be',
    );
    expect(nameRule('WINDOW_CLOSED', english)).toBe('Calling hours');
  });

  it('shows an unknown code as it is, with what the server says would lift it', () => {
    expect(nameRule('NEW_RULE', english)).toBe('NEW_RULE');
    expect(explainReason('toString', english)).toBe('toString');
    expect(explainLifts([{ code: 'NEW_RULE', liftedBy: 'a letter' }], english)).toEqual([
      'a letter',
    ]);
    expect(explainLifts([{ code: 'NEW_RULE', liftedBy: null }], english)).toEqual(['Waiting']);
  });

  it('tells a way that two rules share only once', () => {
    const reasons = ['WRONG_NUMBER', 'NUMBER_STOP'].map((code) => ({ code, liftedBy: null }));
    expect(explainLifts(reasons, english)).toEqual(['Another number of this person']);
  });
});
