import type {
  CallMode,
  CollectorRole,
  ConsentKind,
  DebtKind,
  Direction,
  LineType,
  PackId,
  PastOutcome,
  PersonRole,
  PhonePlace,
  Purpose,
  RestrictionKind,
  Weekday,
} from '@ringfence/domain/compliance/words';

/** A line as the command line takes it, with what the application can be given too. */
export interface Line {
  now: string;
  policy: { pack: PackId; strict168h?: boolean; numberGapMinutes?: number };
  mode: CallMode;
  collectorRole?: CollectorRole;
  purpose?: Purpose;
  person: {
    id: 'p1';
    country: string;
    region: string | null;
    postalCode: string | null;
    confirmedZone?: string | null;
    phones: readonly string[];
    phonePlaces?: Readonly<Record<string, PhonePlace>>;
    role?: PersonRole;
  };
  phone: { e164: string; lineType: LineType; place: PhonePlace | null };
  debt: {
    id: 'a';
    group?: string | null;
    kind?: DebtKind;
    timeBarred?: boolean;
    noticeSentAt?: string | null;
    firstContactAt?: string | null;
  };
  consents?: readonly LineConsent[];
  restrictions?: readonly LineRestriction[];
  inconvenient?: readonly { days: readonly Weekday[]; from: string; to: string; at: string }[];
  history?: readonly LineCall[];
}

export interface LineConsent {
  kind: ConsentKind;
  phone: string | null;
  at: string;
  revokedAt?: string | null;
  expiresAt?: string | null;
  from?: string;
  to?: string;
  place?: PhonePlace;
}

export interface LineRestriction {
  kind: RestrictionKind;
  debtId?: string | null;
  phone?: string | null;
  at: string;
  liftedAt?: string | null;
}

export interface LineCall {
  at: string;
  personId: 'p1' | 'neighbour';
  debtIds: readonly string[];
  group: string | null;
  phone: string;
  direction: Direction;
  outcome: PastOutcome;
}

/** One question, and the answer that the caller must get. */
export interface SharedCase {
  rule: string;
  name: string;
  /** `allow`, `block`, or the minute to which it is deferred. */
  answer: string;
  line: Line;
}

export type Changes = Partial<Omit<Line, 'person' | 'phone' | 'debt' | 'policy'>> & {
  person?: Partial<Line['person']>;
  phone?: Partial<Line['phone']>;
  debt?: Partial<Line['debt']>;
  policy?: Partial<Line['policy']>;
};

export const dialled = '+13125550100';
/** Noon in Chicago, a Wednesday. */
export const noon = '2026-06-10T17:00:00Z';

/** A call in Chicago against which nothing speaks, but for the changes. */
export function makeLine({ person, phone, debt, policy, ...rest }: Changes): Line {
  const e164 = phone?.e164 ?? dialled;
  return {
    now: noon,
    mode: 'human',
    ...rest,
    policy: { pack: 'us', ...policy },
    person: {
      id: 'p1',
      country: 'US',
      region: 'IL',
      postalCode: '60601',
      phones: [e164],
      ...person,
    },
    phone: { e164, lineType: 'mobile', place: null, ...phone },
    debt: { id: 'a', noticeSentAt: '2026-01-02', ...debt },
  };
}

/** Cases of one rule: what it is about, the answer, and what is changed. */
export const casesOf = (
  rule: string,
  cases: readonly (readonly [name: string, answer: string, changes: Changes])[],
): SharedCase[] =>
  cases.map(([name, answer, changes]) => ({ rule, name, answer, line: makeLine(changes) }));

export const call = (at: string, changes: Partial<LineCall> = {}): LineCall => ({
  at,
  personId: 'p1',
  debtIds: ['a'],
  group: null,
  phone: dialled,
  direction: 'outbound',
  outcome: 'no_answer',
  ...changes,
});

/** So many calls, one a day, the last at the moment. */
export function callsUntil(
  last: string,
  count: number,
  changes: Partial<LineCall> = {},
): LineCall[] {
  return Array.from({ length: count }, (_, index) =>
    call(shift(last, -index * 24 * 60 * 60_000), changes),
  );
}

export const shift = (moment: string, milliseconds: number): string =>
  new Date(Date.parse(moment) + milliseconds).toISOString();
