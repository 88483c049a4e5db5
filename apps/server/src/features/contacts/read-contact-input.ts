import type { ContactInput } from '@ringfence/contract/contact-editing';
import type { PersonRole, RestrictionKind } from '@ringfence/domain/compliance/words';
import { deriveReference } from '@ringfence/domain/imports/derive-reference';
import {
  type GivenRestriction,
  listRestrictions,
} from '@ringfence/domain/imports/list-restrictions';
import { readDebtStatus } from '@ringfence/domain/imports/read-debt-state';
import { findMinorDigits } from '@ringfence/domain/money/currencies';
import { parsePhone } from '@ringfence/domain/phone/parse-phone';
import { readPlace } from './read-place.ts';

export interface ReadPhone {
  e164: string;
  /** As the number tells it, where nobody says otherwise. */
  lineType: string;
  fields: Omit<ContactInput['phones'][number], 'number'>;
  position: number;
}

export interface ReadDebt {
  reference: string;
  balanceMinor: number;
  currency: string;
  /** Null: nothing is said of it. */
  state: string | null;
  restriction: RestrictionKind | null;
  role: PersonRole | null;
  fields: object;
}

/** A contact of a request, as it is stored. */
export interface ReadContact {
  index: number;
  externalReference: string;
  fields: object & { fullName: string };
  custom: Record<string, string>;
  phones: ReadPhone[];
  debts: ReadDebt[];
  restrictions: GivenRestriction[];
  note: string | null;
}

/** Why one cannot be stored, in the words of uploads, and which field is at fault. */
export interface RefusedContact {
  index: number;
  reason: string;
  field: string;
}

interface Fault {
  reason: string;
  field: string;
}

export interface ReadingPlan {
  /** Of the organization. */
  country: string;
  /** The last day that is not in the future anywhere. */
  today: string;
  now: Date;
}

/** Clocks differ. */
const clockTolerance = 60_000;

class Refusal extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.reason);
    this.fault = fault;
  }
}

const refuse = (reason: string, field: string): Refusal => new Refusal({ reason, field });

function readPhones({ phones }: ContactInput, country: string, today: string): ReadPhone[] {
  const read = new Map<string, ReadPhone>();
  for (const [position, { number, ...fields }] of phones.entries()) {
    const parsed = parsePhone(number, country);
    if (parsed === null) throw refuse('phone_invalid', `phones.${position}.number`);
    if ((fields.reassigned?.checkedOn ?? '') > today) {
      throw refuse('date_invalid', `phones.${position}.reassigned.checkedOn`);
    }
    const { e164, lineType } = parsed;
    // A number that is given twice is one.
    if (!read.has(e164)) read.set(e164, { e164, lineType, fields, position });
  }
  return [...read.values()];
}

function readDebts({ debts }: ContactInput, { today, now }: ReadingPlan): ReadDebt[] {
  const references = new Set<string>();
  return debts.map(({ reference, balance, state: said, ...fields }, position) => {
    const at = `debts.${position}`;
    if (references.has(reference)) throw refuse('duplicate', `${at}.reference`);
    references.add(reference);
    if (balance.amountMinor < 0) throw refuse('balance_invalid', `${at}.balance`);
    if (findMinorDigits(balance.currency) === undefined) {
      throw refuse('currency_invalid', `${at}.balance.currency`);
    }
    for (const name of ['openedOn', 'chargedOffOn', 'noticeSentOn'] as const) {
      if ((fields[name] ?? '') > today) throw refuse('date_invalid', `${at}.${name}`);
    }
    const status = said === undefined ? null : readDebtStatus(said);
    if (status === undefined) throw refuse('debt_state_invalid', `${at}.state`);
    if (Date.parse(fields.firstContactAt ?? '') > now.getTime() + clockTolerance) {
      throw refuse('date_invalid', `${at}.firstContactAt`);
    }
    const { amountMinor: balanceMinor, currency } = balance;
    const { state = null, restriction = null, isTimeBarred } = status ?? {};
    const given = isTimeBarred === undefined ? fields : { ...fields, isTimeBarred };
    const role = fields.personRole ?? null;
    return { reference, balanceMinor, currency, state, restriction, role, fields: given };
  });
}

/** Without a reference of their own, people are distinguished by number and name, as in uploads. */
function readReference({ externalReference, fullName }: ContactInput, phones: ReadPhone[]): string {
  if (externalReference !== undefined) return externalReference;
  const first = phones[0];
  if (first === undefined) throw refuse('phone_missing', 'phones');
  return deriveReference(first.e164, fullName);
}

/** In the country that is known of the person, where one is known. */
export function readContactInput(
  input: ContactInput,
  index: number,
  plan: ReadingPlan,
  knownCountry: string | undefined,
): ReadContact | RefusedContact {
  const { country, today } = plan;
  try {
    const { externalReference: _, phones: _phones, debts: _debts, note, custom, ...fields } = input;
    const read = readPlace(fields, knownCountry ?? country);
    if (!read.isReadable) throw refuse(`${read.field}_invalid`, read.field);
    if ((input.bornOn ?? '') > today) throw refuse('date_invalid', 'bornOn');
    const phones = readPhones(input, country, today);
    const externalReference = readReference(input, phones);
    const debts = readDebts(input, plan);
    return {
      index,
      externalReference,
      fields: { ...read.fields, fullName: input.fullName },
      custom: custom ?? {},
      phones,
      debts,
      restrictions: listRestrictions({
        externalReference,
        fullName: input.fullName,
        debts,
        doNotCall: null,
        stopReason: null,
      }),
      note: note ?? null,
    };
  } catch (error) {
    if (error instanceof Refusal) return { index, ...error.fault };
    throw error;
  }
}
