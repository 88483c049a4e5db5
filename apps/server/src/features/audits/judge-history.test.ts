import { firstPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts } from '@ringfence/domain/compliance/types';
import { describe, expect, it } from 'vitest';
import { judgeHistory } from './judge-history.ts';
import type { RawCall, RawPerson, Round } from './raw-history.ts';

const at = new Date('2026-06-01T16:00:00Z');
const e164 = '+13125550100';

const known: Facts = {
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
    phonePlaces: {},
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
  campaign_id: 'campaign',
  contact_id: 'ann',
  phone_id: 'phone',
  e164,
  debt_id: 'debt',
  account_group: null,
  attempt: 1,
  reserved_at: reservedAt,
  placed_at: reservedAt,
  outcome: 'no_answer',
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
  calls: [
    ...Array.from({ length: before }, (_, index) =>
      makeCall(`before ${index}`, new Date(at.getTime() - (before - index) * 12 * 60 * 60 * 1000)),
    ),
    call,
  ],
  outsideCalls: [],
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
});
const makeRound = (counted: Partial<Round>): Round => ({
  persons: new Map(),
  policies: { findVersion: () => firstPolicy, findAt: () => firstPolicy },
  stops: [],
  callsTo: new Map(),
  restrictionsOfNumber: new Map(),
  nearEight: new Set(),
  surelyEighth: new Set(),
  ...counted,
});

const findSeven = (before: number, counted: Partial<Round>) =>
  judgeHistory(call, makePerson(before), makeRound(counted)).map(({ code, detail }) => [
    code,
    detail,
  ]);

describe('two ways of counting to seven', () => {
  it('are of one mind where nothing is wrong', () => {
    expect(findSeven(6, {})).toEqual([]);
  });

  it('are of one mind about an eighth call', () => {
    const both = { nearEight: new Set(['call']), surelyEighth: new Set(['call']) };
    expect(findSeven(7, both)).toEqual([['FREQ_7IN7', '']]);
  });

  it('name a call that only the second finds', () => {
    const second = { nearEight: new Set(['call']), surelyEighth: new Set(['call']) };
    expect(findSeven(6, second)).toEqual([['FREQ_7IN7', 'by a second count alone']]);
  });

  it('say so where the second does not find it', () => {
    expect(findSeven(7, {})).toEqual([['FREQ_7IN7', 'not confirmed by a second count']]);
  });

  it('ask of a creditor in its own name what the law asks of it, which is nothing', () => {
    const creditor = { ...firstPolicy, collectorRole: 'creditor' } as const;
    const policies = { findVersion: () => creditor, findAt: () => creditor };
    const second = { nearEight: new Set(['call']), surelyEighth: new Set(['call']), policies };
    expect(findSeven(7, second)).toEqual([]);
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
