import type { DayPart } from '@ringfence/domain/callflow/script';
import type { ConsentKind, Weekday } from '@ringfence/domain/compliance/words';
import type { PromiseEnding, PromiseState } from '@ringfence/domain/promises/promise-words';
import type { KnownFacts } from '../../compliance/index.ts';

/** Rows as they are written, by the names of their columns. */
export interface ContactRow {
  id: string;
  external_reference: string;
  full_name: string;
  email: string | null;
  language: string;
  region: string | null;
  postal_code: string | null;
  country: string;
  address: string;
  city: string;
  birth_year: number | null;
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
  due_on: string;
  created_at: Date;
  updated_at: Date;
}

export interface ConsentRow {
  id: string;
  contact_id: string;
  /** Null: it is for all numbers of the person. */
  e164: string | null;
  kind: ConsentKind;
  obtained_how: 'given_to_creditor' | 'given_to_us';
  /** Null: the organization itself. */
  obtained_by: string | null;
  obtained_on: string;
  /** Null where only the day is known. */
  received_at: Date | null;
  evidence: string;
  /** The call on which it was given; null: it came with the upload. */
  call_id: string | null;
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
  days: readonly Weekday[];
  from_minute: number;
  to_minute: number;
  source: 'person' | 'call';
  evidence: string;
  /** The call on which it was said; null: a member entered it. */
  call_id: string | null;
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

/** One that was made on a call. */
export interface PromiseRow {
  id: string;
  contact_id: string;
  debt_id: string;
  /** The same for those that were made together. */
  plan_id: string;
  amount_minor: number;
  currency: string;
  due_on: string;
  state: PromiseState;
  call_id: string;
  made_at: Date;
  settled_at: Date | null;
  cancelled_because: PromiseEnding | null;
}

export interface PaymentRow {
  id: string;
  contact_id: string;
  debt_id: string;
  amount_minor: number;
  currency: string;
  paid_on: string;
  /** What the payer's system calls it. */
  payer_reference: string;
  recorded_at: Date;
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
  promises: PromiseRow[];
  payments: PaymentRow[];
  /** When a call suits them. */
  suits: DayPart;
  /** As it would be loaded at the moment reached. */
  known: KnownFacts;
  /** In order; those that have happened are taken off. */
  events: LifeEvent[];
}

/** Something more that lies ahead of a person, in its turn. */
export function addEvent({ events }: LivingPerson, at: Date, happen: () => void): void {
  const later = events.findIndex((event) => event.at > at.getTime());
  events.splice(later === -1 ? events.length : later, 0, { at: at.getTime(), happen });
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
export function orderThings({ known, phones, debts }: LivingPerson): void {
  const positions = new Map(phones.map(({ id, position }) => [id, position]));
  const isPermitted = ({ e164, lineType }: KnownFacts['phones'][number]): boolean =>
    lineType === 'landline' ||
    known.consents.some((consent) => consent.phone === e164 && consent.revokedAt === null);
  const rank = (phone: KnownFacts['phones'][number]): number =>
    (phone.state === 'active' ? 0 : 1_000) +
    (isPermitted(phone) ? 0 : 100) +
    (positions.get(phone.id) ?? 0);
  known.phones.sort((one, other) => rank(one) - rank(other));
  const open = new Set(debts.flatMap(({ id, state }) => (state === 'open' ? [id] : [])));
  const isClosed = ({ id }: { id: string }): number => (open.has(id) ? 0 : 1);
  known.debts.sort((one, other) => isClosed(one) - isClosed(other) || (one.id < other.id ? -1 : 1));
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

/** A permission that was given on a call, from then on. */
export function permit(person: LivingPerson, row: ConsentRow): void {
  person.consents.push(row);
  person.known.consents.push(presentConsent(row));
}

/** Of one of which only the day is known, from its beginning. */
export const presentConsent = (row: ConsentRow): KnownFacts['consents'][number] => ({
  kind: row.kind,
  phone: row.e164,
  at: row.received_at ?? new Date(`${row.obtained_on}T00:00:00Z`),
  revokedAt: null,
  expiresAt: null,
  fromMinute: null,
  toMinute: null,
  place: null,
});

export function addInconvenient(person: LivingPerson, row: InconvenientRow): void {
  person.inconvenient.push(row);
  const { from_minute: from, to_minute: to, started_at: at } = row;
  person.known.inconvenient.push({ days: [...row.days], from, to, at });
}

/** Anyone who refuses takes permission back (47 CFR 64.1200(a)(10)). */
export function takeBack(person: LivingPerson, refusal: RestrictionRow): void {
  // What is known of permissions stands in the order of their rows.
  for (const [index, row] of person.consents.entries()) {
    const isOfNumber = refusal.e164 !== null && refusal.e164 === row.e164;
    const isMeant = refusal.kind === 'medium_stop' || isOfNumber;
    if (!isMeant || row.revoked_at !== null) continue;
    row.revoked_at = refusal.started_at;
    row.revoked_for = refusal.id;
    const known = person.known.consents[index];
    if (known !== undefined) known.revokedAt = refusal.started_at;
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
