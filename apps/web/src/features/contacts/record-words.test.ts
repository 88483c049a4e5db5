import { obtainedHow } from '@ringfence/contract/imports';
import { recordSource } from '@ringfence/contract/records';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import {
  describeLine,
  describeLookup,
  describeTime,
  nameCode,
  nameDebt,
  nameDebtState,
  namePhoneState,
  nameSource,
} from './record-words.ts';

const english = (await createTranslator('en', ['contact'])).getFixedT('en', 'contact');
const spanish = (await createTranslator('es', ['contact'])).getFixedT('es', 'contact');

describe('the words of a record', () => {
  it.each([...recordSource.options, ...obtainedHow.options, 'call', 'import'])(
    'has plain words for %s',
    (source) => {
      for (const t of [english, spanish]) {
        expect(nameSource(source, t)).not.toContain('records.');
      }
      expect(nameSource(source, spanish)).not.toBe(nameSource(source, english));
    },
  );

  it('shows what a newer server says as it is', () => {
    expect(nameSource('pigeon', english)).toBe('pigeon');
    expect(namePhoneState('haunted', english)).toBe('haunted');
    expect(nameDebtState('toString', english)).toBe('toString');
  });

  it('tells what a line is and where', () => {
    expect(describeLine({ lineType: 'mobile', place: null }, english)).toBe('Mobile');
    expect(describeLine({ lineType: 'landline', place: 'work' }, english)).toBe('Landline, Work');
  });

  it('says what the carrier knows of a line, and that nothing follows by itself', () => {
    const at = '2026-11-18T12:00:00Z';
    const say = (lineType: 'mobile' | 'landline' | 'unknown', isSimulated = false) =>
      describeLookup(
        { lineType: 'mobile', lookup: { lineType, at, isSimulated } },
        english,
        () => 'Nov 18, 2026',
      );
    expect(describeLookup({ lineType: 'mobile', lookup: null }, english, String)).toBeNull();
    expect(say('mobile')).toBe('Line type looked up on Nov 18, 2026.');
    expect(say('mobile', true)).toBe('Line type looked up on Nov 18, 2026. Simulated.');
    expect(say('unknown')).toContain('does not know');
    expect(say('landline')).toBe(
      'The carrier says: Landline (looked up on Nov 18, 2026). Nothing changes until you confirm it.',
    );
  });

  it('names a debt by its creditor and account', () => {
    expect(nameDebt({ creditor: 'Lakeside Bank', reference: '•••• 11' }, english)).toBe(
      'Lakeside Bank, Account ••••\u00a011',
    );
    expect(nameDebt({ creditor: null, reference: '' }, english)).toBe('Creditor not known');
  });

  it('tells an inconvenient time by the days of the week', () => {
    const morning = { days: ['tue', 'mon'], fromMinute: 540, toMinute: 720 } as const;
    expect(describeTime({ ...morning, days: [...morning.days] }, english)).toBe(
      'Mon, Tue, 09:00 to 12:00',
    );
    expect(describeTime({ days: [], fromMinute: 0, toMinute: 1440 }, english)).toBe(
      'Every day, all day',
    );
  });

  it('names languages and countries', () => {
    expect(nameCode('es', 'language', 'en-US')).toBe('Spanish');
    expect(nameCode('en', 'language', 'es')).toBe('Inglés');
    expect(nameCode('US', 'region', 'es')).toBe('Estados Unidos');
    expect(nameCode('??', 'region', 'en-US')).toBe('??');
  });
});
