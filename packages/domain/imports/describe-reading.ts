import { writeAmount } from '../money/write-amount.ts';
import { showReference } from './derive-reference.ts';
import type { ImportedDebtor, ImportedSubject, RowReading } from './imported-row.ts';
import type { Inconvenience } from './read-inconvenient.ts';

/** One value of a row as it will be stored, for the screen. */
export interface DescribedValue {
  /** A field of the mapping; `custom:` and its name for a field of the organization's own. */
  field: string;
  position: number;
  text: string;
}

/** What is stored of a row, in the order in which people read it; nothing of a rejected one. */
export function describeReading(reading: RowReading): DescribedValue[] {
  switch (reading.kind) {
    case 'rejected':
      return [];
    case 'debtor':
      return describeDebtor(reading.debtor);
    case 'call': {
      const { call } = reading;
      return list([
        ...describeSubject(call),
        ['occurred_at', call.occurredAt],
        ['direction', call.direction],
        ['outcome', call.outcome],
        ['evidence', call.evidence],
      ]);
    }
    case 'consent': {
      const { consent } = reading;
      return list([
        ...describeSubject(consent),
        ['consent_kind', consent.kind],
        ['occurred_at', consent.obtainedOn],
        ['expires_on', consent.expiresOn],
        ['permitted_from', tellClock(consent.fromMinute)],
        ['permitted_to', tellClock(consent.toMinute)],
        ['permitted_place', consent.place],
        ['reassigned_checked_on', consent.reassigned?.checkedOn ?? null],
        ['reassigned_answer', consent.reassigned?.answer ?? null],
        ['obtained_how', consent.obtainedHow],
        ['obtained_by', consent.obtainedBy],
        ['evidence', consent.evidence],
      ]);
    }
    case 'inconvenient': {
      const { inconvenient } = reading;
      return list([
        ...describeSubject(inconvenient),
        ['inconvenient_time', tellInconvenient(inconvenient)],
        ['occurred_at', inconvenient.startedAt],
        ['source', inconvenient.source],
        ['evidence', inconvenient.evidence],
      ]);
    }
    case 'payment': {
      const { payment } = reading;
      return list([
        ...describeSubject(payment),
        ['payment_amount', tellAmount(payment.amountMinor, payment.currency)],
        ['paid_on', payment.paidOn],
        ['payer_reference', payment.payerReference],
        ['payment_reversal', payment.isReversal ? 'yes' : null],
      ]);
    }
    case 'restriction': {
      const { restriction } = reading;
      return list([
        ...describeSubject(restriction),
        ['restriction_kind', restriction.kind],
        ['occurred_at', restriction.startedAt],
        ['source', restriction.source],
        ['evidence', restriction.evidence],
      ]);
    }
  }
}

type FieldText = readonly [field: string, text: string | null];

/** What is empty is not stored, and not shown. */
function list(texts: readonly FieldText[], position = 0): DescribedValue[] {
  return texts.flatMap(([field, text]) =>
    text === null || text === '' ? [] : [{ field, position, text }],
  );
}

/** As clocks show it: `21:30`. */
function tellClock(minute: number | null): string | null {
  if (minute === null) return null;
  const [hour, rest] = [Math.floor(minute / 60), minute % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function describeSubject(subject: ImportedSubject): FieldText[] {
  return [
    ['reference', subject.externalReference],
    ['phone', subject.e164],
    ['debt_reference', subject.debtReference],
  ];
}

function describeDebtor(debtor: ImportedDebtor): DescribedValue[] {
  return [
    ...list([
      ['reference', showReference(debtor.externalReference)],
      ['full_name', debtor.fullName],
    ]),
    ...debtor.phones.flatMap((phone, position) =>
      list(
        [
          ['phone', phone.e164],
          ['phone_label', phone.label],
          ['line_type', phone.lineType === 'unknown' ? null : phone.lineType],
          ['phone_place', phone.place],
        ],
        position,
      ),
    ),
    ...debtor.debts.flatMap((debt, position) =>
      list(
        [
          ['debt_reference', debt.reference],
          ['creditor', debt.creditor],
          ['balance', tellAmount(debt.balanceMinor, debt.currency)],
          [
            'original_amount',
            debt.originalMinor === null ? null : tellAmount(debt.originalMinor, debt.currency),
          ],
          ['opened_on', debt.openedOn],
          ['due_on', debt.dueOn],
          ['charged_off_on', debt.chargedOffOn],
          ['notice_sent_on', debt.noticeSentOn],
          ['first_contact_at', debt.firstContactOn],
          ['debt_group', debt.group],
          ['debt_state', debt.state],
          ['debt_kind', debt.kind],
          ['time_barred', tellAnswer(debt.isTimeBarred)],
          ['person_role', debt.role],
        ],
        position,
      ),
    ),
    ...list([
      ['birth_year', debtor.bornOn ?? debtor.birthYear?.toString() ?? null],
      ['email', debtor.email],
      ['address', debtor.address],
      ['city', debtor.city],
      ['region', debtor.region],
      ['postal_code', debtor.postalCode],
      ['country', debtor.country],
      ['language', debtor.language],
      ['confirmed_zone', debtor.confirmedZone],
      ['note', debtor.note],
      ['consent', tellAnswer(debtor.consent)],
      ['do_not_call', tellAnswer(debtor.doNotCall)],
      ['inconvenient_time', tellInconvenient(debtor.inconvenient)],
      ['service_member', tellAnswer(debtor.isServiceMember)],
      ...Object.entries(debtor.custom).map(([name, text]): FieldText => [`custom:${name}`, text]),
    ]),
  ];
}

/** In no language's writing: "mon tue 09:00-17:00, work". */
export function tellInconvenient(times: Inconvenience | null): string | null {
  if (times === null) return null;
  const slots = times.slots.map(({ days, from, to }) =>
    [...days, `${tellMinute(from)}-${tellMinute(to)}`].join(' '),
  );
  return [...slots, ...times.places].join(', ');
}

const tellMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function tellAnswer(answer: boolean | null): string | null {
  return answer === null ? null : answer ? 'yes' : 'no';
}

/** In no language's writing: digits, a point, and the currency's code. */
function tellAmount(amountMinor: number, currency: string): string {
  return `${writeAmount({ amountMinor, currency })} ${currency}`;
}
