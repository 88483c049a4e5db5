import {
  firstPolicy,
  makePolicy,
  type Policy,
  readPolicy,
} from '@ringfence/domain/compliance/policy';
import type {
  AbandonmentFact,
  ConsentFact,
  Facts,
  PastCallFact,
  RestrictionFact,
} from '@ringfence/domain/compliance/types';
import {
  debtKinds,
  type PackId,
  pastOutcomes,
  personRoles,
  restrictionKinds,
} from '@ringfence/domain/compliance/words';
import type { Draw } from './draw.ts';

export interface Question {
  readonly facts: Facts;
  readonly policy: Policy;
  readonly now: Date;
}

const minuteLength = 60_000;
const dayLength = 86_400_000;

/** Where people live, and the beginnings of their numbers. */
interface Place {
  readonly pack: PackId;
  readonly country: string;
  readonly region: string | null;
  readonly postalCode: string | null;
  readonly prefix: string;
  /** When the hours of most packs are open there, in UTC. */
  readonly opens: number;
}

const makeState = (
  region: string,
  postalCode: string | null,
  prefix: string,
  opens: number,
): Place => ({ pack: 'us', country: 'US', region, postalCode, prefix, opens });

/** Most organizations call within the United States, so that most people are there. */
const places: readonly [Place, ...Place[]] = [
  makeState('IL', '60601', '+1312555', 14),
  makeState('NY', '10001', '+1212555', 13),
  makeState('CA', '90001', '+1213555', 16),
  makeState('TX', '75201', '+1214555', 14),
  makeState('FL', null, '+1850555', 14),
  makeState('IN', '46402', '+1219555', 14),
  makeState('AZ', '85001', '+1602555', 15),
  makeState('MA', '02108', '+1617555', 13),
  makeState('WA', '98101', '+1206555', 16),
  makeState('DC', '20001', '+1202555', 13),
  makeState('WV', null, '+1304555', 13),
  makeState('TN', null, '+1423555', 14),
  { ...makeState('', null, '+1303555', 15), region: null },
  {
    pack: 'ca-on',
    country: 'CA',
    region: 'ON',
    postalCode: 'M5V 2T6',
    prefix: '+1416555',
    opens: 13,
  },
  {
    pack: 'ca-qc',
    country: 'CA',
    region: 'QC',
    postalCode: null,
    prefix: '+1514555',
    opens: 13,
  },
  { pack: 'uk', country: 'GB', region: null, postalCode: null, prefix: '+44207946', opens: 9 },
  { pack: 'co', country: 'CO', region: null, postalCode: null, prefix: '+57601234', opens: 13 },
];

/** One a pack, as organizations have them: the hours of a policy are combined once. */
const policies = new Map<PackId, Policy>(
  places.map(({ pack }) => [pack, readPolicy({ ...firstPolicy, pack, numberGapMinutes: 30 })]),
);

function makeAbandonment(draw: Draw, now: number): readonly AbandonmentFact[] {
  return Array.from({ length: 30 }, (_, age) => ({
    day: new Date(now - age * dayLength).toISOString().slice(0, 10),
    answered: 200 + draw.upTo(100),
    abandoned: draw.upTo(4),
  }));
}

function makeCall(draw: Draw, now: number, phones: readonly [string, ...string[]]): PastCallFact {
  const days = draw.isOnceIn(3) ? 30 : 7;
  return {
    at: new Date(now - (20 + draw.upTo(days * 24 * 60)) * minuteLength),
    personId: draw.isOnceIn(12) ? 'neighbour' : 'person',
    debtIds: [draw.isOnceIn(5) ? 'other' : 'debt'],
    group: null,
    phone: draw.oneOf(phones),
    direction: draw.isOnceIn(15) ? 'inbound' : 'outbound',
    outcome: draw.isOnceIn(4) ? draw.oneOf(pastOutcomes) : 'no_answer',
  };
}

/** Half of them lifted or about something else. */
function makeRestriction(draw: Draw, now: number, e164: string): RestrictionFact {
  const at = now - draw.upTo(200) * dayLength;
  return {
    kind: draw.oneOf(restrictionKinds),
    debtId: draw.oneOf([null, 'debt', 'other']),
    phone: draw.isOnceIn(2) ? null : e164,
    place: null,
    at: new Date(at),
    liftedAt: draw.isOnceIn(2) ? new Date(at + 20 * dayLength) : null,
  };
}

function makeConsent(draw: Draw, now: number, e164: string): ConsentFact {
  const at = now - draw.upTo(300) * dayLength;
  const kind = draw.oneOf(['tcpa', 'tcpa', 'tcpa', 'frequency', 'time_place'] as const);
  return {
    kind,
    phone: e164,
    at: new Date(at),
    revokedAt: draw.isOnceIn(10) ? new Date(at + 30 * dayLength) : null,
    expiresAt: kind === 'time_place' ? new Date(now + 30 * dayLength) : null,
    hours: kind === 'time_place' ? { from: 7 * 60, to: 8 * 60 } : null,
    place: null,
  };
}

/** Fewer of them have many calls behind them than few. */
const countCalls = (draw: Draw): number => Math.floor(draw.share() ** 1.5 * 11);

function makeQuestion(draw: Draw, day: number, abandonment: Facts['abandonment']): Question {
  const { pack, country, region, postalCode, prefix, opens } = draw.oneOf(places);
  const makePhone = (): string => `${prefix}${1000 + draw.upTo(8999)}`;
  const e164 = makePhone();
  const phones: [string, ...string[]] = draw.isOnceIn(3) ? [e164, makePhone()] : [e164];
  // Dialers work by day; plans are made at any time.
  const minutes = draw.isOnceIn(3) ? draw.upTo(24 * 60 - 1) : opens * 60 + draw.upTo(8 * 60);
  const now = day + minutes * minuteLength;
  const makeSome = <Value>(count: number, make: () => Value): Value[] =>
    Array.from({ length: count }, make);
  const place = draw.oneOf(['home', 'home', 'work', 'other', null] as const);
  const facts: Facts = {
    direction: 'outbound',
    furtherDebtIds: [],
    mode: draw.oneOf(['human', 'human', 'prerecorded', 'ai']),
    collectorRole: draw.isOnceIn(6) ? 'creditor' : 'third_party',
    purpose: 'collect',
    person: {
      id: 'person',
      country,
      region,
      postalCode,
      confirmedZone: null,
      phones,
      phonePlaces: place === null ? [] : [{ e164, place }],
      role: draw.isOnceIn(10) ? draw.oneOf(personRoles) : null,
      bornOn: draw.isOnceIn(2) ? `${1940 + draw.upTo(70)}-05-17` : null,
      birthYear: draw.isOnceIn(2) ? 1940 + draw.upTo(70) : null,
      isServiceMember: draw.isOnceIn(50),
    },
    phone: {
      e164,
      lineType: draw.oneOf(['mobile', 'mobile', 'landline', 'voip', 'unknown']),
      place,
    },
    debt: {
      id: 'debt',
      group: null,
      noticeOn: new Date(now - (2 + draw.upTo(100)) * dayLength).toISOString().slice(0, 10),
      kind: draw.isOnceIn(3) ? draw.oneOf(debtKinds) : null,
      isTimeBarred: draw.isOnceIn(20),
      firstContactAt: draw.isOnceIn(3) ? new Date(now - draw.upTo(90) * dayLength) : null,
      promisedUntil: draw.isOnceIn(30)
        ? new Date(now + (draw.upTo(20) - 10) * dayLength).toISOString().slice(0, 10)
        : null,
    },
    consents: makeSome(1 + draw.upTo(1), () => makeConsent(draw, now, e164)),
    restrictions: makeSome(draw.isOnceIn(4) ? 1 : 0, () => makeRestriction(draw, now, e164)),
    inconvenient: draw.isOnceIn(6)
      ? [{ days: ['mon', 'wed'], from: 540, to: 720, at: new Date(now - 30 * dayLength) }]
      : [],
    history: makeSome(countCalls(draw), () => makeCall(draw, now, phones)),
    licences: 'unasked',
    abandonment,
  };
  return { facts, policy: policies.get(pack) ?? makePolicy({ pack }), now: new Date(now) };
}

/** Week after week of a year: a dialer asks about many people at almost the same moment. */
export function makeQuestions(draw: Draw, count: number): Question[] {
  const weeks = 52;
  const perWeek = Math.ceil(count / weeks);
  const questions: Question[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const day = Date.UTC(2026, 0, 1) + week * 7 * dayLength;
    const abandonment = makeAbandonment(draw, day);
    for (let person = 0; person < perWeek && questions.length < count; person += 1) {
      questions.push(makeQuestion(draw, day + draw.upTo(6) * dayLength, abandonment));
    }
  }
  return questions;
}
