import { firstPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts } from '@ringfence/domain/compliance/types';
import { describe, expect, it } from 'vitest';
import { countedCaps } from './counted-caps.ts';
import { judgeHistory } from './judge-history.ts';
import type { RawCall, RawPerson, Round } from './raw-history.ts';

const at = new Date('2026-06-01T16:00:00Z');
const e164 = '+13125550100';

const known: Facts = {
  direction: 'outbound',
  furtherDebtIds: [],
  mode: 'prerecorded',
  collectorRole: 'third_party',
  purpose: 'collect',
  person: {
    id: 'ann',
    country: 'US',
    region: null,
    postalCode: null,
    confirmedZone: null,
    phones: [e164],
    phonePlaces: [],
    role: null,
    bornOn: null,
    birthYear: null,
    isServiceMember: false,
  },
  phone: { e164, lineType: 'mobile', place: null },
  debt: {
    id: 'debt',
    group: null,
    noticeOn: null,
    kind: null,
    isTimeBarred: false,
    firstContactAt: null,
    promisedUntil: null,
  },
  consents: [],
  restrictions: [],
  inconvenient: [],
  history: [],
  licences: [],
  abandonment: [],
};

const makeCall = (id: string, reservedAt: Date): RawCall => ({
  id,
  direction: 'outbound',
  mode: 'prerecorded',
  purpose: 'collect',
  campaign_id: 'campaign',
  contact_id: 'ann',
  phone_id: 'phone',
  e164,
  debt_id: 'debt',
  account_group: null,
  reference: 'A',
  creditor: null,
  notice_sent_on: null,
  first_contact_at: null,
  further: [],
  attempt: 1,
  reserved_at: reservedAt,
  placing_at: reservedAt,
  reserved_written_at: null,
  placing_written_at: null,
  placed_at: reservedAt,
  outcome: 'no_answer',
  corrections: [],
  was_placed: true,
  ended_at: reservedAt,
  decision_id: 'decision',
  is_own_decision: true,
  decided_at: reservedAt,
  verdict: 'allow',
  policy_version: 0,
  is_intact: true,
  stored: known,
  known,
});

const call = makeCall('call', at);
/** So many calls in the days before, and the one that is judged. */
const makePerson = (before: number): RawPerson => ({
  contactId: 'ann',
  calls: [
    ...Array.from({ length: before }, (_, index) =>
      makeCall(`before ${index}`, new Date(at.getTime() - (before - index) * 12 * 60 * 60 * 1000)),
    ),
    call,
  ],
  outsideCalls: [],
  promises: [],
  restrictions: [],
  consents: [
    {
      kind: 'tcpa',
      phone: e164,
      at: new Date('2026-01-02'),
      revokedAt: null,
      expiresAt: null,
      hours: null,
      place: null,
    },
  ],
  inconvenient: [],
  stays: [],
  debts: [],
  kin: [],
});
const makeRound = (counted: Partial<Round>): Round => ({
  persons: new Map(),
  called: [],
  policies: { findVersion: () => firstPolicy, findAt: () => firstPolicy },
  stops: [],
  callsTo: new Map(),
  restrictionsOfNumber: new Map(),
  licences: [],
  campaignDays: new Map(),
  resumes: [],
  schedules: [],
  counts: new Map(),
  ...counted,
});

const findCap = (id: string) => {
  const cap = countedCaps.find((one) => one.id === id);
  if (cap === undefined) throw new Error(`there is no cap ${id}`);
  return cap;
};
const count = (id: string, isSure: boolean) => ({
  counts: new Map([['call debt', [{ cap: findCap(id), isSure }]]]),
});
const judge = (before: number, counted: Partial<Round>) =>
  judgeHistory(call, makePerson(before), makeRound(counted)).map(({ code, detail }) => [
    code,
    detail,
  ]);

describe('two ways of counting', () => {
  it('are of one mind where nothing is wrong', () => {
    expect(judge(6, {})).toEqual([]);
  });

  it('are of one mind about an eighth call', () => {
    expect(judge(7, count('us-seven', true))).toEqual([['FREQ_7IN7', '']]);
  });

  it('leave it to the rules where the second is not sure', () => {
    expect(judge(6, count('us-seven', false))).toEqual([]);
    expect(judge(7, count('us-seven', false))).toEqual([['FREQ_7IN7', '']]);
  });

  it.each([
    ['us-seven', 'FREQ_7IN7'],
    ['us-talk', 'CONV_COOLDOWN'],
    ['us-residence', 'RES_3_IN_30'],
    ['us-wa-work', 'STATE_FREQ'],
  ])('name a call that only the second finds by %s', (id, code) => {
    expect(judge(6, count(id, true))).toEqual([[code, 'by a second count alone']]);
  });

  it('say so where the second does not find it', () => {
    expect(judge(7, {})).toEqual([['FREQ_7IN7', 'not confirmed by a second count']]);
    expect(judge(7, count('us-dc', false))).toEqual([
      ['FREQ_7IN7', 'not confirmed by a second count'],
    ]);
  });

  it('do not look for a cap that the organization gave itself', () => {
    const own = { ...firstPolicy, attemptsPerWeek: 3 };
    const policies = { findVersion: () => own, findAt: () => own };
    expect(judge(3, { policies })).toEqual([['FREQ_7IN7', '']]);
  });

  it.each([
    ['us-seven', []],
    ['us-wa', []],
    ['us-ma-week', [['STATE_FREQ', 'by a second count alone']]],
    ['us-wv', [['STATE_FREQ', 'by a second count alone']]],
  ])('ask of a creditor in its own name what %s asks of it', (id, named) => {
    const creditor = { ...firstPolicy, collectorRole: 'creditor' } as const;
    const policies = { findVersion: () => creditor, findAt: () => creditor };
    expect(judge(7, { ...count(id, true), policies })).toEqual(named);
  });

  it('take the role from the creditor of the debt', () => {
    const mixed = { ...firstPolicy, creditorRoles: { 'First Bank': 'creditor' } } as const;
    const policies = { findVersion: () => mixed, findAt: () => mixed };
    const round = makeRound({ ...count('us-seven', true), policies });
    const own = { ...call, creditor: 'first  bank' };
    const person = makePerson(7);
    const calls = [...person.calls.slice(0, -1), own];
    expect(judgeHistory(own, { ...person, calls }, round)).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it('is named, and not taken for lawful', () => {
    const nobody = { ...call, known: undefined };
    expect(judgeHistory(nobody, makePerson(0), makeRound({}))).toMatchObject([
      { kind: 'facts', code: 'unreadable' },
    ]);
    const policies = { findVersion: () => undefined, findAt: () => undefined };
    expect(judgeHistory(call, makePerson(0), makeRound({ policies }))).toMatchObject([
      { kind: 'facts', code: 'policy_unreadable' },
    ]);
  });
});
