import type { KnownFacts } from '../../compliance/index.ts';

/** Rows as they are written, by the names of their columns. */
export interface ContactRow {
  id: string;
  external_reference: string;
  full_name: string;
  email: string | null;
  language: string;
  region: string | null;
  postal_code: string;
  country: string;
  address: string;
  city: string;
  birth_year: number;
  created_at: Date;
}

export interface PhoneRow {
  id: string;
  contact_id: string;
  e164: string;
  line_type: string;
  state: string;
  place: string | null;
  position: number;
  created_at: Date;
}

export interface DebtRow {
  id: string;
  contact_id: string;
  reference: string;
  creditor: string;
  balance_minor: number;
  original_minor: number;
  currency: string;
  state: string;
  notice_sent_on: string;
  opened_on: string;
  created_at: Date;
  updated_at: Date;
}

export interface ConsentRow {
  id: string;
  contact_id: string;
  e164: string;
  obtained_by: string;
  obtained_on: string;
  recorded_at: Date;
  revoked_at: Date | null;
  revoked_for: string | null;
}

export interface RestrictionRow {
  id: string;
  contact_id: string;
  kind: KnownFacts['restrictions'][number]['kind'];
  e164: string | null;
  debt_id: string | null;
  source: string;
  evidence: string;
  call_id: string | null;
  /** Whether a member of the organization entered it. */
  is_entered: boolean;
  started_at: Date;
  lifted_at: Date | null;
  lifted_because: string;
}

export interface InconvenientRow {
  id: string;
  contact_id: string;
  days: readonly string[];
  from_minute: number;
  to_minute: number;
  evidence: string;
  started_at: Date;
}

export interface OutsideCallRow {
  id: string;
  contact_id: string;
  e164: string;
  debt_ids: readonly string[];
  occurred_at: Date;
  evidence: string;
}

export interface NoteRow {
  id: string;
  contact_id: string;
  content: string;
  recorded_at: Date;
}

/** Something that is learned of a person between two calls. */
export interface LifeEvent {
  at: number;
  happen(): void;
}

/** Somebody whose year is made up: the rows that will be written, and what is known at the moment reached. */
export interface LivingPerson {
  contact: ContactRow;
  phones: PhoneRow[];
  debts: DebtRow[];
  consents: ConsentRow[];
  restrictions: RestrictionRow[];
  inconvenient: InconvenientRow[];
  outsideCalls: OutsideCallRow[];
  notes: NoteRow[];
  /** As it would be loaded at the moment reached. */
  known: KnownFacts;
  /** In order; those that have happened are taken off. */
  events: LifeEvent[];
}

const historyMilliseconds = 40 * 86_400_000;

/** Moves a person on to a moment: what happened until then is known, and old calls are no longer listed. */
export function liveUntil(person: LivingPerson, now: Date): void {
  const { events, known } = person;
  let changed = false;
  for (let event = events[0]; event !== undefined && event.at <= now.getTime(); event = events[0]) {
    event.happen();
    events.shift();
    changed = true;
  }
  if (changed) orderThings(person);
  const first = now.getTime() - historyMilliseconds;
  const isRecent = ({ at }: { at: Date }): boolean => at.getTime() > first;
  if (!known.calls.every(isRecent)) known.calls = known.calls.filter(isRecent);
  if (!known.outsideCalls.every(isRecent)) known.outsideCalls = known.outsideCalls.filter(isRecent);
}

/** The order in which numbers and debts are tried, as the database has it. */
export function orderThings({ known, phones }: LivingPerson): void {
  const positions = new Map(phones.map(({ id, position }) => [id, position]));
  const isPermitted = ({ e164, lineType }: KnownFacts['phones'][number]): boolean =>
    lineType === 'landline' ||
    known.consents.some((consent) => consent.phone === e164 && consent.revokedAt === null);
  const rank = (phone: KnownFacts['phones'][number]): number =>
    (phone.state === 'active' ? 0 : 1_000) +
    (isPermitted(phone) ? 0 : 100) +
    (positions.get(phone.id) ?? 0);
  known.phones.sort((one, other) => rank(one) - rank(other));
  const isOpen = ({ state }: { state: string }): number => (state === 'open' ? 0 : 1);
  known.debts.sort((one, other) => isOpen(one) - isOpen(other) || (one.id < other.id ? -1 : 1));
}

/** A refusal or anything else that forbids calls, from its beginning on. */
export function restrict(person: LivingPerson, row: RestrictionRow): void {
  person.restrictions.push(row);
  person.known.restrictions.push({
    kind: row.kind,
    debtId: row.debt_id,
    phone: row.e164,
    place: null,
    at: row.started_at,
    liftedAt: null,
  });
}

export function lift(person: LivingPerson, row: RestrictionRow, at: Date, because: string): void {
  row.lifted_at = at;
  row.lifted_because = because;
  const known = person.known.restrictions.find(
    ({ kind, at: since }) => kind === row.kind && since.getTime() === row.started_at.getTime(),
  );
  if (known !== undefined) known.liftedAt = at;
}

/** Anyone who refuses takes permission back (47 CFR 64.1200(a)(10)). */
export function takeBack(person: LivingPerson, refusal: RestrictionRow): void {
  for (const row of person.consents) {
    const isMeant = refusal.kind === 'medium_stop' || refusal.e164 === row.e164;
    if (!isMeant || row.revoked_at !== null) continue;
    row.revoked_at = refusal.started_at;
    row.revoked_for = refusal.id;
    for (const known of person.known.consents) {
      if (known.phone === row.e164) known.revokedAt = refusal.started_at;
    }
  }
}

export function markPhone(
  person: LivingPerson,
  phoneId: string,
  state: 'wrong' | 'stopped' | 'disconnected',
): void {
  for (const phone of person.phones) if (phone.id === phoneId) phone.state = state;
  for (const phone of person.known.phones) if (phone.id === phoneId) phone.state = state;
}
