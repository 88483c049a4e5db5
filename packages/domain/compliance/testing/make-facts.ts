import { makeSituation as makeSituationOf } from '../make-situation.ts';
import { makePolicy, type Policy } from '../policy.ts';
import type { ConsentFact, Facts, PastCallFact, RestrictionFact, Situation } from '../types.ts';

export type FactsOverrides = Partial<Omit<Facts, 'person' | 'phone' | 'debt'>> & {
  person?: Partial<Facts['person']>;
  phone?: Partial<Facts['phone']>;
  debt?: Partial<Facts['debt']>;
};

const chicagoPhone = '+13125550100';

/** A call from person to person in Chicago, about which nothing speaks against it. */
export function makeFacts(overrides: FactsOverrides = {}): Facts {
  const phone: Facts['phone'] = {
    e164: chicagoPhone,
    lineType: 'mobile',
    place: null,
    ...overrides.phone,
  };
  return {
    direction: 'outbound',
    mode: 'human',
    collectorRole: 'third_party',
    purpose: 'collect',
    consents: [],
    furtherDebtIds: [],
    restrictions: [],
    inconvenient: [],
    history: [],
    licences: 'unasked',
    abandonment: 'unasked',
    ...overrides,
    person: {
      id: 'person',
      country: 'US',
      region: 'IL',
      postalCode: '60601',
      confirmedZone: null,
      phones: [phone.e164],
      phonePlaces: [],
      role: null,
      bornOn: null,
      birthYear: null,
      isServiceMember: false,
      ...overrides.person,
    },
    phone,
    debt: {
      id: 'debt',
      group: null,
      noticeOn: 'unasked',
      kind: null,
      isTimeBarred: false,
      firstContactAt: 'unasked',
      promisedUntil: null,
      ...overrides.debt,
    },
  };
}

export function makePastCall(at: string, overrides: Partial<PastCallFact> = {}): PastCallFact {
  return {
    at: new Date(at),
    personId: 'person',
    debtIds: ['debt'],
    group: null,
    phone: chicagoPhone,
    direction: 'outbound',
    outcome: 'no_answer',
    ...overrides,
  };
}

/** In force since long ago, for the whole person. */
export function makeRestriction(
  kind: RestrictionFact['kind'],
  overrides: Partial<RestrictionFact> = {},
): RestrictionFact {
  return {
    kind,
    debtId: null,
    phone: null,
    place: null,
    at: new Date('2026-01-01T00:00:00Z'),
    liftedAt: null,
    ...overrides,
  };
}

/** Given long ago for the number in Chicago, and still good. */
export function makeConsent(overrides: Partial<ConsentFact> = {}): ConsentFact {
  return {
    kind: 'tcpa',
    phone: chicagoPhone,
    at: new Date('2026-01-01T00:00:00Z'),
    revokedAt: null,
    expiresAt: null,
    hours: null,
    place: null,
    ...overrides,
  };
}

/** The law of the United States with nothing added. */
export const unitedStatesPolicy: Policy = makePolicy({ pack: 'us' });

/** What a single rule is asked about. */
export function makeSituation(
  overrides: FactsOverrides = {},
  policy: Partial<Policy> = {},
  now = new Date('2026-12-31T00:00:00Z'),
): Situation {
  return makeSituationOf(makeFacts(overrides), makePolicy({ pack: 'us', ...policy }), now);
}
