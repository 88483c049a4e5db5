import { describe, expect, it } from 'vitest';
import { homes, livingIn } from '../testing/living-in.ts';
import { type FactsOverrides, makeSituation } from '../testing/make-facts.ts';
import { asking, justBefore, showVerdict } from '../testing/show-verdict.ts';
import type { Facts } from '../types.ts';
import { packIds } from '../words.ts';
import { noticeWait } from './notice-wait.ts';

const minute = (moment: string) => moment.replace(':00Z', 'Z');

describe('NOTICE_WAIT', () => {
  it.each([
    ['ca-on', 'in Ontario, more than six days', '2026-06-01', '2026-06-08T04:00:00Z'],
    ['ca-on', 'over the day the clocks go forward', '2026-03-05', '2026-03-12T04:00:00Z'],
    ['ca-on', 'over the day the clocks go back', '2026-10-29', '2026-11-05T05:00:00Z'],
    ['ca-on', 'over a leap day', '2028-02-25', '2028-03-03T05:00:00Z'],
    ['ca-on', 'from a leap day on', '2028-02-29', '2028-03-07T05:00:00Z'],
    ['ca-on', 'over the end of a year', '2026-12-28', '2027-01-04T05:00:00Z'],
    ['ca-qc', 'in Quebec, five days', '2026-06-01', '2026-06-06T04:00:00Z'],
    ['ca-qc', 'in Quebec, over the end of a year', '2026-12-31', '2027-01-05T05:00:00Z'],
  ] as const)('%s waits %s, to the millisecond', (pack, _, noticeOn, opens) => {
    const judge = (moment: string) =>
      asking(noticeWait, { pack })(livingIn(pack, { debt: { noticeOn } }), moment);
    expect(judge(`${noticeOn}T18:00:00Z`)).toBe(minute(opens));
    expect(judge(justBefore(opens))).toBe(minute(opens));
    expect(judge(opens)).toBe('allow');
  });

  it('waits for the day in the last of three zones', () => {
    const phones = [homes['ca-on'].e164, '+19025550100', homes['ca-bc'].e164];
    const judge = (moment: string) =>
      asking(noticeWait, { pack: 'ca-on' })(
        livingIn('ca-on', { person: { phones }, debt: { noticeOn: '2026-06-01' } }),
        moment,
      );
    expect(judge('2026-06-05T16:00:00Z')).toBe('2026-06-08T07:00Z');
    expect(judge('2026-06-08T06:59:59.999Z')).toBe('2026-06-08T07:00Z');
    expect(judge('2026-06-08T07:00:00Z')).toBe('allow');
  });

  it.each(['ca-on', 'ca-qc'] as const)('%s blocks while nobody knows of a notice', (pack) => {
    const situation = makeSituation(livingIn(pack, { debt: { noticeOn: null } }), { pack });
    expect(noticeWait.judge(situation, new Date('2026-06-10T16:00:00Z'))).toMatchObject({
      kind: 'block',
      liftedBy: 'the day on which the first notice was sent',
    });
  });

  it.each(packIds.filter((pack) => pack !== 'ca-on' && pack !== 'ca-qc'))(
    '%s asks for no notice',
    (pack) => {
      for (const noticeOn of ['2026-06-10', null]) {
        const facts = livingIn(pack, { debt: { noticeOn } });
        expect(asking(noticeWait, { pack })(facts, '2026-06-10T17:00:00Z')).toBe('allow');
      }
    },
  );

  it('does not apply where there are no such facts', () => {
    const facts = livingIn('ca-on', { debt: { noticeOn: 'unasked' } });
    expect(asking(noticeWait, { pack: 'ca-on' })(facts, '2026-06-10T16:00:00Z')).toBe('allow');
  });

  it('with two packs keeps to the longer wait and names its law', () => {
    const facts = livingIn('ca-on', { debt: { noticeOn: '2026-06-01' } });
    const noon = new Date('2026-06-02T16:00:00Z');
    for (const pack of ['ca-qc', 'ca-on', 'us'] as const) {
      const situation = makeSituation(facts, { pack, addsPackOfPlace: true });
      expect(noticeWait.judge(situation, noon)).toEqual({
        kind: 'defer',
        until: new Date('2026-06-08T04:00:00Z'),
        citation: 'R.R.O. 1990, Reg. 74',
      });
    }
  });

  it.each(['soon', '2026-02-30', ''])('does not pass over a day that cannot be read: %j', (day) => {
    const situation = makeSituation(livingIn('ca-on', { debt: { noticeOn: day } }), {
      pack: 'ca-on',
    });
    expect(() => noticeWait.judge(situation, new Date('2026-06-10T16:00:00Z'))).toThrow(RangeError);
  });

  describe('of Nevada, for medical debt', () => {
    const judge = (debt: Partial<Facts['debt']>, moment: string, more: FactsOverrides = {}) =>
      showVerdict(
        noticeWait.judge(makeSituation(livingIn('reno', { ...more, debt })), new Date(moment)),
      );
    // Reno may be in Idaho’s or Colorado’s time by its area code: Los Angeles’ day begins last.
    const day60 = '2026-06-09T07:00:00Z';

    it('waits for the sixtieth day after the notice', () => {
      const debt = { kind: 'medical', noticeOn: '2026-04-10' } as const;
      expect(judge(debt, '2026-05-01T17:00:00Z')).toBe('2026-06-09T07:00Z');
      expect(judge(debt, justBefore(day60))).toBe('2026-06-09T07:00Z');
      expect(judge(debt, day60)).toBe('allow');
    });

    it('blocks where nobody knows of a notice', () => {
      expect(judge({ kind: 'medical', noticeOn: null }, day60)).toBe('block');
      expect(judge({ kind: 'medical', noticeOn: 'unasked' }, day60)).toBe('block');
    });

    it('asks nothing of other debts, of creditors, and elsewhere', () => {
      for (const kind of [null, 'student', 'rent', 'other'] as const) {
        expect(judge({ kind, noticeOn: null }, day60)).toBe('allow');
      }
      const medical = { kind: 'medical', noticeOn: null } as const;
      expect(judge(medical, day60, { collectorRole: 'creditor' })).toBe('allow');
      const situation = makeSituation({ debt: medical });
      expect(noticeWait.judge(situation, new Date(day60)).kind).toBe('allow');
    });
  });
});
