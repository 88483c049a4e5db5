import type { Weekday } from '@ringfence/domain/compliance/words';
import { receivePayment } from './keep-promises.ts';
import {
  addInconvenient,
  type LivingPerson,
  lift,
  type RestrictionRow,
  restrict,
} from './living-person.ts';
import type { Random } from './random.ts';
import { notes } from './words.ts';

interface Span {
  from: Date;
  to: Date;
  graceDays: number;
}

const dayMilliseconds = 86_400_000;

/** What comes by letter or from others, how often, and whether it is ever lifted. */
const received: readonly {
  kind: RestrictionRow['kind'];
  share: number;
  isOfDebt: boolean;
  source: string;
  evidence: string;
  lifted?: { share: number; because: string };
}[] = [
  {
    kind: 'dispute_open',
    share: 0.03,
    isOfDebt: true,
    source: 'letter',
    evidence: 'Letter: does not owe this amount',
    lifted: { share: 0.6, because: 'The creditor verified the debt; the answer was sent' },
  },
  {
    kind: 'attorney',
    share: 0.012,
    isOfDebt: true,
    source: 'attorney',
    evidence: 'Letter of representation',
  },
  {
    kind: 'cease_written',
    share: 0.01,
    isOfDebt: false,
    source: 'letter',
    evidence: 'Letter: asks us to stop',
  },
  {
    kind: 'bankruptcy',
    share: 0.006,
    isOfDebt: false,
    source: 'court',
    evidence: 'Notice of the court',
  },
  {
    kind: 'deceased',
    share: 0.004,
    isOfDebt: false,
    source: 'records',
    evidence: 'Register of deaths',
  },
];

const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];

/** At office hours, by and large: between 14:00 and 22:00 UTC. */
function pickMoment(random: Random, { from, to }: Span): Date | undefined {
  const first = Math.ceil(from.getTime() / dayMilliseconds) + 1;
  const last = Math.floor(to.getTime() / dayMilliseconds) - 1;
  if (last <= first) return undefined;
  const day = random.between(first, last);
  return new Date(day * dayMilliseconds + random.between(14 * 3_600_000, 22 * 3_600_000));
}

function addRestrictions(person: LivingPerson, random: Random, span: Span): void {
  for (const { kind, share, isOfDebt, source, evidence, lifted } of received) {
    if (!random.happens(share)) continue;
    const at = pickMoment(random, span);
    const debt = person.debts[0];
    if (at === undefined || debt === undefined) continue;
    const row: RestrictionRow = {
      id: random.idAt(at),
      contact_id: person.contact.id,
      kind,
      e164: null,
      debt_id: isOfDebt ? debt.id : null,
      source,
      evidence,
      call_id: null,
      is_entered: true,
      started_at: at,
      lifted_at: null,
      lifted_because: '',
    };
    person.events.push({ at: at.getTime(), happen: () => restrict(person, row) });
    if (lifted === undefined || !random.happens(lifted.share)) continue;
    const liftedAt = new Date(at.getTime() + random.between(15, 40) * dayMilliseconds);
    if (liftedAt > span.to) continue;
    const happen = (): void => lift(person, row, liftedAt, lifted.because);
    person.events.push({ at: liftedAt.getTime(), happen });
  }
}

function addInconvenientTime(person: LivingPerson, random: Random, span: Span): void {
  const at = pickMoment(random, span);
  if (at === undefined) return;
  const isMorning = random.happens(0.5);
  const [from, to] = isMorning ? [8 * 60, 12 * 60] : [17 * 60, 19 * 60];
  const row = {
    id: random.idAt(at),
    contact_id: person.contact.id,
    days: workdays,
    from_minute: from,
    to_minute: to,
    source: 'person' as const,
    evidence: isMorning
      ? 'Works at night and sleeps in the morning'
      : 'Cooks for the children then',
    call_id: null,
    started_at: at,
  };
  const happen = (): void => addInconvenient(person, row);
  person.events.push({ at: at.getTime(), happen });
}

/** They rang the front desk. */
function addOutsideCall(person: LivingPerson, random: Random, span: Span): void {
  const at = pickMoment(random, span);
  const [phone] = person.phones;
  const [debt] = person.debts;
  if (at === undefined || phone === undefined || debt === undefined) return;
  const happen = (): void => {
    // Nobody rings from a number that is not theirs.
    if (phone.state !== 'active') return;
    person.outsideCalls.push({
      id: random.idAt(at),
      contact_id: person.contact.id,
      e164: phone.e164,
      debt_ids: [debt.id],
      occurred_at: at,
      evidence: 'Rang the front desk',
    });
    person.known.outsideCalls.push({
      at,
      debtIds: [debt.id],
      phone: phone.e164,
      direction: 'inbound',
      outcome: 'conversation',
    });
    for (const known of person.known.debts) {
      if (known.id === debt.id) known.firstContactAt ??= at;
    }
  };
  person.events.push({ at: at.getTime(), happen });
}

/** All that is owed, of their own accord. */
function addPayment(person: LivingPerson, random: Random, span: Span): void {
  const at = pickMoment(random, span);
  const [debt] = person.debts;
  if (at === undefined || debt === undefined) return;
  const { graceDays } = span;
  const id = random.idAt(at);
  const happen = (): void =>
    receivePayment(person, debt, { id, amountMinor: debt.balance_minor, at, graceDays });
  person.events.push({ at: at.getTime(), happen });
}

/** What will be learned of somebody besides what they say on calls, in the order of time. */
export function addEvents(person: LivingPerson, random: Random, span: Span): void {
  addRestrictions(person, random, span);
  if (random.happens(0.02)) addInconvenientTime(person, random, span);
  if (random.happens(0.02)) addOutsideCall(person, random, span);
  if (random.happens(0.06)) addPayment(person, random, span);
  if (random.happens(0.03)) {
    const at = pickMoment(random, span);
    if (at !== undefined) {
      const content = random.pick(notes);
      person.notes.push({
        id: random.idAt(at),
        contact_id: person.contact.id,
        content,
        recorded_at: at,
      });
    }
  }
  person.events.sort((one, other) => one.at - other.at);
}
