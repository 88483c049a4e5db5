import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import type { Facts } from '@ringfence/domain/compliance/types';
import type { PhonePlace } from '@ringfence/domain/compliance/words';
import type { Database } from '../../../platform/database/database.ts';
import { addOrganization } from '../../../testing/add-organization.ts';
import {
  addCalledPerson,
  addPlacedCall,
  type CalledPerson,
  type PlacedCall,
} from '../../../testing/add-placed-calls.ts';
import { runOnServer } from '../../../testing/run-on-server.ts';
import { askSystem } from '../../../testing/test-statement.ts';
import type { Chance } from './chance.ts';
import {
  copyDebt,
  describePerson,
  dropOrderChecks,
  insertConsent,
  insertDebt,
  insertInconvenientTime,
  insertLink,
  insertOutsideCall,
  insertPhone,
  insertPolicy,
  insertRestriction,
  updateCreditor,
  updateNotice,
} from './queries.ts';

/** Somewhere to live, with the hours by which its clocks are behind UTC from June to October. */
export interface TestPlace {
  country: string;
  region: string | null;
  zip: string | null;
  areaCode: string;
  hoursBehind: number;
}

/** States that ask for nothing that federal law does not. */
const plainPlaces: readonly [TestPlace, ...TestPlace[]] = [
  { country: 'US', region: 'IL', zip: '60601', areaCode: '312', hoursBehind: 5 },
  { country: 'US', region: 'TX', zip: '75201', areaCode: '214', hoursBehind: 5 },
  { country: 'US', region: 'CO', zip: '80202', areaCode: '303', hoursBehind: 6 },
  { country: 'US', region: 'GA', zip: '30303', areaCode: '404', hoursBehind: 4 },
  { country: 'US', region: 'CA', zip: '90001', areaCode: '213', hoursBehind: 7 },
  { country: 'US', region: 'AZ', zip: '85001', areaCode: '602', hoursBehind: 7 },
];

export interface Grown extends CalledPerson {
  place: TestPlace;
  e164: string;
}

export interface GrowOptions {
  place?: TestPlace | undefined;
  e164?: string;
  consent?: boolean;
  lineType?: 'mobile' | 'landline' | 'voip' | 'unknown';
  at?: 'home' | 'work' | 'personal' | 'other';
}

export type CallOptions = Omit<PlacedCall, 'at' | 'facts'> & {
  /** What the stored facts know all the same. */
  knowing?: (facts: Facts) => Facts;
  /** They know everything, because without it the call would not have been allowed. */
  isHonest?: boolean;
};

/** Stored facts that claim all is well: nothing was ever asked or refused, and nobody was called. */
function claimAllWell(facts: Facts): Facts {
  const consent = {
    kind: 'tcpa' as const,
    phone: facts.phone.e164,
    at: new Date('2026-01-02'),
    revokedAt: null,
    expiresAt: null,
    hours: null,
    place: null,
  };
  return {
    ...facts,
    consents: [consent],
    restrictions: [],
    inconvenient: [],
    history: [],
    abandonment: [],
    debt: { ...facts.debt, firstContactAt: null },
  };
}

const hourLength = 3_600_000;
const dayLength = 24 * hourLength;
const firstDay = Date.UTC(2026, 5, 1);
let lines = 0;

interface Soil {
  database: Database;
  connectionString: string;
}

/** An organization in which calls grow, lawful ones and others. */
export async function makeGarden({ database, connectionString }: Soil, chance: Chance) {
  const organization = await addOrganization(database);
  const { organizationId, userId } = organization;
  const nextLine = (areaCode: string): string => {
    lines += 1;
    return `+1${areaCode}555${String(1000 + (lines % 9000))}`;
  };

  /** A moment by the clock there; day 0 is Monday, 2026-06-01. */
  const momentAt = ({ hoursBehind }: TestPlace, day: number, hour: number, minute = 0): Date =>
    new Date(firstDay + day * dayLength + (hour + hoursBehind) * hourLength + minute * 60_000);

  /** Some minute of that day at which nothing forbids a call. */
  const someTime = (place: TestPlace, day: number): Date =>
    momentAt(place, day, chance.between(9, 19), chance.between(0, 59));

  async function grow(options: GrowOptions = {}): Promise<Grown> {
    const { place = chance.pick(plainPlaces), consent = true, lineType = 'mobile' } = options;
    const e164 = options.e164 ?? nextLine(place.areaCode);
    const { country, region } = place;
    const person = { name: 'Ann', e164, country, region, consent };
    const made = await addCalledPerson(database, organization, person);
    const values = [organizationId, made.contactId, place.zip, lineType, options.at ?? null];
    await askSystem(database, describePerson, values);
    return { ...made, place, e164 };
  }

  return {
    database,
    organization,
    chance,
    momentAt,
    someTime,
    nextLine,
    grow,

    /** The same person on another number of theirs. */
    async addPhone(person: Grown, options: Omit<GrowOptions, 'place'> = {}): Promise<Grown> {
      const { consent = true, lineType = 'mobile', at = null } = options;
      const e164 = options.e164 ?? nextLine(person.place.areaCode);
      const values = [organizationId, person.contactId, e164, lineType, at];
      const [made] = await askSystem(database, insertPhone, values);
      const grown = { ...person, e164, phoneId: made?.id ?? '' };
      if (consent) await this.consent(grown, { kind: 'tcpa', at: new Date('2026-01-02') });
      return grown;
    },

    /** The same person about another debt of theirs. */
    async addDebt(person: Grown, group: string | null = null): Promise<Grown> {
      const values = [organizationId, person.contactId, `B${lines++}`, group];
      const [made] = await askSystem(database, insertDebt, values);
      return { ...person, debtId: made?.id ?? '' };
    },

    call(
      person: Grown,
      at: Date,
      { knowing = (facts) => facts, isHonest = false, ...options }: CallOptions = {},
    ): Promise<string> {
      const facts = (known: Facts) => knowing(isHonest ? known : claimAllWell(known));
      return addPlacedCall(database, person, { ...options, at: at.toISOString(), facts });
    },

    async restrict(
      { contactId }: Grown,
      kind: string,
      at: Date,
      {
        e164 = null,
        debtId = null,
        place = null,
        recordedAt = at,
        liftedAt = null,
      }: {
        e164?: string | null;
        place?: PhonePlace | null;
        debtId?: string | null;
        recordedAt?: Date;
        liftedAt?: Date | null;
      } = {},
    ): Promise<void> {
      const about = [contactId, kind, e164, debtId];
      const values = [organizationId, ...about, at, recordedAt, liftedAt, userId, place];
      await askSystem(database, insertRestriction, values);
    },

    async consent(
      { contactId, e164 }: Grown,
      given: {
        kind: 'tcpa' | 'frequency' | 'time_place';
        at: Date;
        revokedAt?: Date;
        expiresAt?: Date;
        hours?: { from: number; to: number };
      },
    ): Promise<void> {
      const { kind, at, revokedAt = null, expiresAt = null, hours } = given;
      const about = [contactId, e164, kind, at, revokedAt, expiresAt];
      const values = [organizationId, ...about, hours?.from ?? null, hours?.to ?? null, userId];
      await askSystem(database, insertConsent, values);
    },

    async addOutsideCall(
      { contactId, e164, debtId }: Grown,
      at: Date,
      outcome: string,
      direction: 'outbound' | 'inbound' = 'outbound',
    ): Promise<void> {
      const values = [organizationId, contactId, e164, debtId, direction, outcome, at];
      await askSystem(database, insertOutsideCall, values);
    },

    async addInconvenient(
      { contactId }: Grown,
      { from, to, at }: { from: number; to: number; at: Date },
    ): Promise<void> {
      await askSystem(database, insertInconvenientTime, [organizationId, contactId, from, to, at]);
    },

    async describeDebt({ debtId }: Grown, { creditor }: { creditor: string }): Promise<void> {
      await askSystem(database, updateCreditor, [organizationId, debtId, creditor]);
    },

    /** Of all debts of the person, before the first call. */
    async giveNotice({ contactId }: Grown, on = '2026-05-01'): Promise<void> {
      await askSystem(database, updateNotice, [organizationId, contactId, on]);
    },

    /** From that moment on it is known that the two are one human. */
    async link(one: Grown, other: Grown, at: Date): Promise<void> {
      await askSystem(database, insertLink, [organizationId, one.contactId, other.contactId, at]);
    },

    /** The other owes the same account of the same creditor. */
    async shareDebt(one: Grown, other: Grown, role: 'debtor' | 'co_debtor'): Promise<void> {
      await askSystem(database, copyDebt, [organizationId, one.debtId, other.debtId, role]);
    },

    /** Records of before the database asked that nothing ends before it began. */
    allowOldRecords(): Promise<void> {
      return runOnServer(connectionString, ...dropOrderChecks);
    },

    /** From before the first call on. */
    async decideOn(change: Partial<OrganizationPolicy>): Promise<void> {
      const content = JSON.stringify({ ...firstPolicy, ...change });
      await askSystem(database, insertPolicy, [organizationId, content, '2026-03-01T00:00:00Z']);
    },
  };
}

export type Garden = Awaited<ReturnType<typeof makeGarden>>;
