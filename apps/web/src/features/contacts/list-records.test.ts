import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../i18n/create-translator.ts';
import { listRecords } from './list-records.ts';
import { createContact, createRestriction } from './testing/create-contact.ts';

const t = (await createTranslator('en', ['contact'])).getFixedT('en', 'contact');
const now = Date.parse('2026-04-08T00:00:00Z');

const consent = {
  id: 'k1',
  kind: 'frequency',
  phone: null,
  obtainedHow: 'person',
  obtainedBy: '',
  receivedAt: '2026-04-02T00:00:00Z',
  receivedOn: null,
  recordedAt: '2026-04-02T00:00:00Z',
  recordedBy: null,
  evidence: '',
  revokedAt: null,
  expiresAt: null,
  fromMinute: null,
  toMinute: null,
  place: null,
} as const;

describe('what was recorded of a person', () => {
  it('says what it is about, from whom it comes and where the proof is', () => {
    const contact = createContact({ restrictions: [createRestriction()] });
    expect(listRecords(contact, t, now)).toEqual([
      {
        id: 'r1',
        section: 'restrictions',
        name: 'Cease in writing',
        about: 'Lakeside Bank, Account ••11',
        at: '2026-04-01T10:00:00Z',
        source: 'A letter',
        details: ['Evidence: Letter 12'],
        recordedBy: 'Mo Member',
        isInForce: true,
        endedAt: null,
        action: { kind: 'lift', restrictionId: 'r1', isBankruptcy: false },
      },
    ]);
  });

  it('covers the number, the place, the debt or the whole person', () => {
    const contact = createContact({
      restrictions: [
        createRestriction({ id: 'r1', debtId: null, startedAt: '2026-04-03T00:00:00Z' }),
        createRestriction({ id: 'r2', debtId: null, phone: '+1 ••• ••• 0142' }),
        createRestriction({ id: 'r3', kind: 'place_inconvenient', debtId: null, place: 'work' }),
      ],
    });
    expect(listRecords(contact, t, now).map(({ about }) => about)).toEqual([
      'The whole person',
      '+1 ••• ••• 0142',
      'At work',
    ]);
  });

  it('has ended when it was lifted, and says why', () => {
    const lifted = createRestriction({
      liftedAt: '2026-04-05T00:00:00Z',
      liftedBecause: 'The person wrote again',
    });
    const [entry] = listRecords(createContact({ restrictions: [lifted] }), t, now);
    expect(entry).toMatchObject({
      isInForce: false,
      endedAt: { word: 'liftedAt', at: '2026-04-05T00:00:00Z' },
      details: ['Evidence: Letter 12', 'Because: The person wrote again'],
    });
  });

  it('keeps the day of a permission of which no time is known', () => {
    const given = { ...consent, receivedOn: '2026-04-02' };
    const [entry] = listRecords(createContact({ consents: [given] }), t, now);
    expect(entry).toMatchObject({ section: 'consents', day: '2026-04-02' });
  });

  it.each([
    [{}, true],
    [{ expiresAt: '2026-04-08T00:00:00Z' }, false],
    [{ expiresAt: '2026-04-08T00:00:01Z' }, true],
    [{ revokedAt: '2026-04-07T00:00:00Z', expiresAt: '2026-05-01T00:00:00Z' }, false],
  ])('permission with %j is in force: %s', (given, isInForce) => {
    const contact = createContact({ consents: [{ ...consent, ...given }] });
    expect(listRecords(contact, t, now)[0]?.isInForce).toBe(isInForce);
  });

  it('says on what ground a bankruptcy ended', () => {
    const lifted = createRestriction({
      kind: 'bankruptcy',
      liftedAt: '2026-04-05T00:00:00Z',
      liftedBecause: 'Docket 9',
      liftedGround: 'dismissed',
    });
    expect(listRecords(createContact({ restrictions: [lifted] }), t, now)[0]?.details).toEqual([
      'Evidence: Letter 12',
      'Because: Docket 9',
      'The case was dismissed',
    ]);
  });

  it.each([
    [
      { expiresAt: '2026-05-01T00:00:00Z', fromMinute: 1260, toMinute: 1440 },
      ['Hours 21:00 to 00:00, the person’s local time'],
    ],
    [{ expiresAt: '2026-05-01T00:00:00Z', place: 'work' }, ['Numbers tied to: Work']],
    [{ expiresAt: '2026-05-01T00:00:00Z', phone: '+1 ••• ••• 0142' }, []],
    [{ expiresAt: '2026-05-01T00:00:00Z' }, [expect.stringMatching(/^Has no effect/)]],
    [{ fromMinute: 1260, toMinute: 1440 }, [expect.stringMatching(/^Has no effect/)]],
  ] as const)('permission for a time or place with %j says what it opens', (scope, details) => {
    const consents = [{ ...consent, kind: 'time_place', ...scope } as const];
    expect(listRecords(createContact({ consents }), t, now)[0]?.details).toEqual(details);
  });

  it('stands kind by kind, the latest of each first', () => {
    const contact = createContact({
      consents: [consent],
      restrictions: [
        createRestriction({ id: 'old', startedAt: '2026-01-01T00:00:00Z' }),
        createRestriction({ id: 'new' }),
      ],
    });
    expect(listRecords(contact, t, now).map(({ id }) => id)).toEqual(['new', 'old', 'k1']);
  });
});
