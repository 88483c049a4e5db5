import { rules } from '@ringfence/domain/compliance/rules/index';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { reasons } from '../../i18n/en/reasons.ts';
import { explainLifts, explainReason, nameRule } from './reason-words.ts';

const english = (await createTranslator('en', ['work'])).getFixedT('en', 'work');
const spanish = (await createTranslator('es', ['work'])).getFixedT('es', 'work');

/** Every code of the engine; the words of those are the type of the texts, so that none is left out. */
const codes = Object.keys(reasons);

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
      'It is outside calling hours where this person may be',
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

  it('knows every reason that the engine gives', () => {
    for (const { code } of rules) {
      expect(codes).toContain(code);
    }
  });

  it('says what is missing where a rule blocks that usually waits', () => {
    const missing = { code: 'NOTICE_WAIT', liftedBy: 'the day of the notice' };
    expect(explainReason('NOTICE_WAIT', english)).toContain('too few days ago');
    expect(explainReason('NOTICE_WAIT', english, missing.liftedBy)).toContain('not known when');
    expect(explainLifts([missing], english)).toEqual([
      'The day on which the notice was sent, entered with the debt',
    ]);
  });

  it('says that a rule was not judged where its facts cannot be read', () => {
    const unreadable = 'facts that can be read';
    expect(explainReason('HOLIDAY', english, unreadable)).toContain('Not checked');
    expect(explainReason('FACTS_UNREADABLE', english, unreadable)).toContain('no call is made');
    expect(explainLifts([{ code: 'HOLIDAY', liftedBy: unreadable }], english)).toEqual([
      'Correcting what is stored about the person',
    ]);
  });

  it('tells a way that two rules share only once', () => {
    const reasons = ['WRONG_NUMBER', 'NUMBER_STOP'].map((code) => ({ code, liftedBy: null }));
    expect(explainLifts(reasons, english)).toEqual(['Another number of this person']);
  });
});
