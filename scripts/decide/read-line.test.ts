import { describe, expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import { makeCall, makeLine, workedExample } from './testing/make-line.ts';

const [now, phone] = ['2026-04-08T01:45:00Z', '+13125550100'];
const read = (fields: Record<string, unknown>) => readLine(makeLine(now, phone, fields));
const consent = { kind: 'tcpa', phone, at: '2026-01-02T00:00:00Z' };
const restriction = { kind: 'paid', at: '2026-03-01T00:00:00Z' };
const slot = { days: ['mon'], from: '09:00', to: '12:00' };
const person = { id: 'p1' };

describe('a line', () => {
  it('is read with all its fields', () => {
    const { facts, policy, now: asked } = readLine(JSON.stringify(workedExample));
    expect(asked).toEqual(new Date('2026-04-08T01:45:00Z'));
    expect(policy).toMatchObject({ pack: 'us', strict168h: false, numberGapMinutes: 0 });
    expect(facts.person).toMatchObject(workedExample.person);
    expect(facts.phone).toEqual(workedExample.phone);
    expect(facts.inconvenient).toEqual([{ days: ['mon', 'tue'], from: 540, to: 720, at: null }]);
    expect(facts.consents[0]?.at).toEqual(new Date('2026-01-02T00:00:00Z'));
    expect(facts.restrictions[0]).toMatchObject({ kind: 'number_stop', liftedAt: null });
    expect(facts.history.map(({ at }) => at.getUTCDate())).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('needs no more than what is required', () => {
    const { facts, policy } = readLine(makeLine(now, phone, { person }));
    expect(policy).toMatchObject({
      strict168h: false,
      numberGapMinutes: 0,
      licenceRequired: false,
    });
    expect(facts).toEqual({
      direction: 'outbound',
      furtherDebtIds: [],
      mode: 'human',
      collectorRole: 'third_party',
      purpose: 'collect',
      person: {
        id: 'p1',
        country: null,
        region: null,
        postalCode: null,
        confirmedZone: null,
        phones: [],
        phonePlaces: [],
        role: null,
        bornOn: null,
        birthYear: null,
        isServiceMember: false,
      },
      phone: { e164: phone, lineType: 'unknown', place: null },
      debt: {
        id: 'a',
        group: null,
        noticeOn: 'unasked',
        kind: null,
        isTimeBarred: false,
        firstContactAt: 'unasked',
        promisedUntil: null,
      },
      consents: [],
      restrictions: [],
      inconvenient: [],
      history: [],
      licences: 'unasked',
      abandonment: 'unasked',
    });
  });

  it('reads what it leaves out of a past call as it binds most', () => {
    const at = '2026-04-07T18:00:00Z';
    expect(read({ history: [{ at, outcome: 'no_answer' }] }).facts.history).toEqual([
      {
        at: new Date(at),
        personId: 'p1',
        debtIds: [],
        group: null,
        phone,
        direction: 'outbound',
        outcome: 'no_answer',
      },
    ]);
  });

  it('may say null for whatever has a default', () => {
    const nothing = { consents: null, restrictions: null, inconvenient: null, history: null };
    const nulls = {
      ...nothing,
      policy: { pack: 'us', strict168h: null, numberGapMinutes: null },
      collectorRole: null,
      purpose: null,
      person: { ...person, country: null, phones: null },
      phone: { e164: phone, lineType: null, place: null },
    };
    expect(read(nulls)).toEqual(readLine(makeLine(now, phone, { person })));
  });

  it('has no rule on what it has no field for', () => {
    expect(read({}).policy).toMatchObject({ addsPackOfPlace: false, attemptsPerDay: null });
  });

  it('takes an inconvenient day up to its end, and one without days for every day', () => {
    const { facts } = read({ inconvenient: [{ from: '00:00', to: '24:00' }] });
    expect(facts.inconvenient).toEqual([{ days: [], from: 0, to: 1440, at: null }]);
  });
});

describe('a line of the second edition', () => {
  it('is read with all its fields', () => {
    const { facts } = read({
      person: { ...person, phones: [phone], phonePlaces: { [phone]: 'personal' }, role: 'spouse' },
      debt: {
        id: 'a',
        kind: 'medical',
        timeBarred: true,
        noticeSentAt: '2026-03-01',
        firstContactAt: '2026-03-02T15:00:00Z',
        promisedUntil: '2026-04-10',
      },
      consents: [
        {
          kind: 'time_place',
          at: '2026-04-01T00:00:00Z',
          expiresAt: '2026-05-01T00:00:00Z',
          from: '07:00',
          to: '08:30',
          place: 'work',
        },
      ],
      inconvenient: [{ ...slot, at: '2026-02-01T00:00:00Z' }],
      restrictions: [{ kind: 'incarcerated', at: '2026-03-01T00:00:00Z' }],
    });
    expect(facts.person).toMatchObject({
      phonePlaces: [{ e164: phone, place: 'personal' }],
      role: 'spouse',
    });
    expect(facts.phone.place).toBe('personal');
    expect(facts.debt).toEqual({
      id: 'a',
      group: null,
      kind: 'medical',
      isTimeBarred: true,
      noticeOn: '2026-03-01',
      firstContactAt: new Date('2026-03-02T15:00:00Z'),
      promisedUntil: '2026-04-10',
    });
    expect(facts.consents[0]).toMatchObject({ hours: { from: 420, to: 510 }, place: 'work' });
    expect(facts.inconvenient[0]?.at).toEqual(new Date('2026-02-01T00:00:00Z'));
  });

  it('takes a moment for the latest day on which it may lie', () => {
    const chicago = { ...person, region: 'IL', postalCode: '60601', phones: [phone] };
    const noticeOf = (noticeSentAt: string, fields = {}) =>
      read({ person: { ...chicago, ...fields }, debt: { id: 'a', noticeSentAt } }).facts.debt
        .noticeOn;
    // Half past eleven in the evening in Chicago, and half past midnight in New York.
    expect(noticeOf('2026-04-08T04:30:00Z')).toBe('2026-04-07');
    expect(noticeOf('2026-04-08T04:30:00Z', { phones: [phone, '+12125550100'] })).toBe(
      '2026-04-08',
    );
    expect(noticeOf('2026-04-08')).toBe('2026-04-08');
  });

  it('says that there was no notice where it tells of the first conversation alone', () => {
    const debt = { id: 'a', firstContactAt: '2026-03-02T15:00:00Z' };
    expect(read({ debt }).facts.debt.noticeOn).toBeNull();
    expect(read({ debt: { id: 'a', firstContactAt: null } }).facts.debt.noticeOn).toBe('unasked');
  });

  it.each([
    [
      'two places of one number',
      {
        person: { ...person, phonePlaces: { [phone]: 'home' } },
        phone: { e164: phone, place: 'work' },
      },
      'person.phonePlaces does not agree with phone.place.',
    ],
    [
      'half of the hours',
      { consents: [{ ...consent, kind: 'time_place', from: '07:00' }] },
      'A consent has only one of from and to.',
    ],
    [
      'a role that is none',
      { person: { ...person, role: 'cousin' } },
      'person.role must be one of debtor, co_debtor, spouse, guardian, representative, other.',
    ],
    [
      'a day that does not exist',
      { debt: { id: 'a', noticeSentAt: '2026-02-30' } },
      'debt.noticeSentAt must be a day that exists, such as 2026-04-08, or a moment with its zone.',
    ],
  ])('is not read with %s', (_, fields, sentence) => {
    expect(() => read(fields)).toThrow(sentence);
  });
});

describe('a line that cannot be read', () => {
  it.each([
    ['an unknown field', { colour: 'red' }, 'colour is not a known field.'],
    ['one of the policy', { policy: { pack: 'us', gap: 1 } }, 'policy.gap is not a known field.'],
    ['one of the person', { person: { id: 'p1', name: 'A' } }, 'person.name is not a known field.'],
    ['one of the phone', { phone: { e164: phone, type: 1 } }, 'phone.type is not a known field.'],
    ['one of the debt', { debt: { id: 'a', due: 1 } }, 'debt.due is not a known field.'],
    [
      'one of a consent',
      { consents: [consent, { ...consent, by: 1 }] },
      'consents[1].by is not a known field.',
    ],
    [
      'one of a restriction',
      { restrictions: [{ ...restriction, by: 1 }] },
      'restrictions[0].by is not a known field.',
    ],
    [
      'one of a slot',
      { inconvenient: [{ ...slot, zone: 'UTC' }] },
      'inconvenient[0].zone is not a known field.',
    ],
    [
      'one of a call',
      { history: [makeCall(now, { length: 3 })] },
      'history[0].length is not a known field.',
    ],
    ['a prototype', JSON.parse('{"__proto__": {"a": 1}}'), '__proto__ is not a known field.'],
    [
      'a prototype further down',
      JSON.parse('{"person": {"id": "p1", "__proto__": {"country": "US"}}}'),
      'person.__proto__ is not a known field.',
    ],
    ['a field that all objects have', { constructor: 1 }, 'constructor is not a known field.'],
    ['no moment', { now: undefined }, 'now is missing.'],
    ['no policy', { policy: undefined }, 'policy is missing.'],
    ['no pack', { policy: {} }, 'policy.pack is missing.'],
    ['no mode', { mode: undefined }, 'mode is missing.'],
    ['no person', { person: undefined }, 'person is missing.'],
    ['no id of the person', { person: {} }, 'person.id is missing.'],
    ['no phone', { phone: undefined }, 'phone is missing.'],
    ['no number', { phone: { lineType: 'mobile' } }, 'phone.e164 is missing.'],
    ['no debt', { debt: undefined }, 'debt is missing.'],
    ['no id of the debt', { debt: { group: null } }, 'debt.id is missing.'],
    ['null for what is required', { mode: null }, 'mode must be one of human, prerecorded, ai.'],
    ['no person but null', { person: null }, 'person must be an object.'],
    ['a number for a text', { debt: { id: 7 } }, 'debt.id must be a text.'],
    ['an empty id', { debt: { id: '' } }, 'debt.id must not be empty.'],
    ['an object for a list', { history: {} }, 'history must be a list.'],
    ['a text for a list', { person: { id: 'p1', phones: phone } }, 'person.phones must be a list.'],
    [
      'a text for a switch',
      { policy: { pack: 'us', strict168h: 'no' } },
      'policy.strict168h must be true or false.',
    ],
    [
      'a gap below nothing',
      { policy: { pack: 'us', numberGapMinutes: -1 } },
      'policy.numberGapMinutes must not be less than 0.',
    ],
    [
      'a text for a gap',
      { policy: { pack: 'us', numberGapMinutes: '5' } },
      'policy.numberGapMinutes must be a number of minutes.',
    ],
    ['an unknown mode', { mode: 'robot' }, 'mode must be one of human, prerecorded, ai.'],
    [
      'an unknown role',
      { collectorRole: 'agency' },
      'collectorRole must be one of third_party, creditor.',
    ],
    [
      'an unknown kind of line',
      { phone: { e164: phone, lineType: 'fax' } },
      'phone.lineType must be one of mobile, landline, voip, unknown.',
    ],
    [
      'an unknown day',
      { inconvenient: [{ ...slot, days: ['Monday'] }] },
      'inconvenient[0].days[0] must be one of mon, tue, wed, thu, fri, sat, sun.',
    ],
    [
      'an unknown outcome',
      { history: [makeCall(now, { outcome: 'answered' })] },
      'history[0].outcome must be one of no_answer, voicemail, dropped, conversation, busy, not_in_service.',
    ],
    [
      'a moment without a zone',
      { now: '2026-04-08T01:45:00' },
      'now must be a moment that exists, with its zone, such as 2026-04-08T13:00:00Z.',
    ],
    [
      'a day that does not exist',
      { history: [makeCall('2026-02-30T00:00:00Z')] },
      'history[0].at must be a moment that exists, with its zone, such as 2026-04-08T13:00:00Z.',
    ],
    [
      'a number for a moment',
      { restrictions: [{ ...restriction, liftedAt: 0 }] },
      'restrictions[0].liftedAt must be a moment that exists, with its zone, such as 2026-04-08T13:00:00Z.',
    ],
    [
      'a time after the end of the day',
      { inconvenient: [{ ...slot, to: '24:01' }] },
      'inconvenient[0].to must be a time of day from 00:00 to 24:00.',
    ],
    [
      'a time that begins with the end of the day',
      { inconvenient: [{ ...slot, from: '24:00' }] },
      'inconvenient[0].from must be a time of day from 00:00 to 23:59.',
    ],
  ])('is reported: %s', (_, fields, sentence) => {
    expect(() => read(fields)).toThrow(sentence);
  });

  it.each([
    ['nothing', '', 'The line is empty.'],
    ['spaces', ' \t\r', 'The line is empty.'],
    ['half an object', '{"now": ', 'The line is not JSON.'],
    ['two objects', '{} {}', 'The line is not JSON.'],
    ['a list', '[]', 'The line must be an object.'],
    ['a number', '7', 'The line must be an object.'],
    ['null', 'null', 'The line must be an object.'],
    ['a field twice', '{"restrictions": [{}], "restrictions": []}', 'restrictions is given twice.'],
  ])('is reported: %s', (_, line, sentence) => {
    expect(() => readLine(line)).toThrow(sentence);
  });

  it('is reported without a name of endless length', () => {
    expect(() => read({ ['x'.repeat(10_000)]: 1 })).toThrow(/^x{200}… is not a known field\.$/);
  });
});
