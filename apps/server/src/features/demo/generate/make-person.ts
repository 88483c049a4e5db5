import { dayParts } from '@ringfence/domain/callflow/script';
import type { FictionNumber } from './fiction-numbers.ts';
import { addEvents } from './life-events.ts';
import {
  type ConsentRow,
  type LivingPerson,
  orderThings,
  type PhoneRow,
  presentConsent,
} from './living-person.ts';
import type { DemoPart } from './plan-parts.ts';
import type { Random } from './random.ts';
import { creditors, currencies, familyNames, givenNames, streets, waterworks } from './words.ts';

const dayMilliseconds = 86_400_000;
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
export const addDays = (at: Date, days: number): Date =>
  new Date(at.getTime() + Math.round(days * dayMilliseconds));

function makePhones(
  part: DemoPart,
  random: Random,
  contactId: string,
  numbers: readonly FictionNumber[],
): PhoneRow[] {
  return numbers.map(({ e164 }, position) => {
    // The lines that other countries keep for fiction are landlines.
    const isMobile = part.country === 'US' && random.happens(0.7);
    return {
      id: random.idAt(part.uploadedAt),
      contact_id: contactId,
      e164,
      line_type: isMobile ? 'mobile' : 'landline',
      state: 'active',
      place: position === 0 && !isMobile && random.happens(0.5) ? 'home' : null,
      position,
      created_at: part.uploadedAt,
    };
  });
}

/** Most numbers were given to the creditor with the contract. */
function makeConsents(
  part: DemoPart,
  random: Random,
  phones: readonly PhoneRow[],
  creditor: string,
): ConsentRow[] {
  return phones.flatMap((phone) => {
    const share = phone.line_type === 'mobile' ? 0.93 : 0.6;
    if (!random.happens(share)) return [];
    return [
      {
        id: random.idAt(part.uploadedAt),
        contact_id: phone.contact_id,
        e164: phone.e164,
        kind: 'tcpa',
        obtained_how: 'given_to_creditor',
        obtained_by: creditor,
        obtained_on: dayOf(addDays(part.uploadedAt, -random.between(90, 900))),
        received_at: null,
        evidence: '',
        call_id: null,
        recorded_at: part.uploadedAt,
        revoked_at: null,
        revoked_for: null,
      },
    ];
  });
}

function makeDebt(part: DemoPart, random: Random, contactId: string, creditor: string) {
  const original = random.between(4_000, 90_000) * random.between(1, 9);
  const opened = addDays(part.uploadedAt, -random.between(200, 1_500));
  return {
    id: random.idAt(part.uploadedAt),
    contact_id: contactId,
    reference: `${random.between(1000, 9999)}-${random.between(1000, 9999)}-${random.between(1000, 9999)}`,
    creditor,
    balance_minor: Math.round(original * (0.55 + random.next() * 0.45)),
    original_minor: original,
    currency: currencies[part.country],
    state: 'open',
    notice_sent_on: dayOf(addDays(part.uploadedAt, -random.between(3, 20))),
    opened_on: dayOf(opened),
    due_on: dayOf(addDays(opened, random.between(30, 90))),
    created_at: part.uploadedAt,
    updated_at: part.uploadedAt,
  };
}

function knowPerson(person: Omit<LivingPerson, 'known'>): LivingPerson['known'] {
  const { contact, phones, debts, consents } = person;
  return {
    person: {
      id: contact.id,
      country: contact.country,
      region: contact.region,
      postalCode: contact.postal_code,
      confirmedZone: null,
      bornOn: null,
      birthYear: contact.birth_year,
      isServiceMember: false,
    },
    phones: phones.map(({ id, e164, line_type, place }) => ({
      id,
      e164,
      lineType: line_type === 'mobile' ? 'mobile' : 'landline',
      place: place === 'home' ? 'home' : null,
      state: 'active',
    })),
    debts: debts.map(({ id, reference, notice_sent_on, creditor }) => ({
      id,
      reference,
      state: 'open',
      group: null,
      noticeOn: notice_sent_on,
      creditor,
      kind: null,
      isTimeBarred: false,
      role: null,
      firstContactAt: null,
      promisedOn: null,
      agreed: [],
    })),
    consents: consents.map(presentConsent),
    restrictions: [],
    stays: [],
    numberRestrictions: [],
    keptStops: [],
    inconvenient: [],
    calls: [],
    numberCalls: [],
    outsideCalls: [],
    numberOutsideCalls: [],
    linked: [],
  };
}

interface PersonOrder {
  reference: string;
  numbers: readonly FictionNumber[];
  now: Date;
  /** How long a promise waits after its day. */
  graceDays: number;
}

/** Of so many files say neither when they were born nor where they live, of so many not when they were born. */
const lackBoth = 0.06;
const lackBirthYear = 0.1;

/** Somebody of a portfolio, as they were on the day of the upload, and what will be learned of them until `now`. */
export function makePerson(
  part: DemoPart,
  random: Random,
  { reference, numbers, now, graceDays }: PersonOrder,
): LivingPerson {
  const place = numbers[0]?.place;
  if (place === undefined) throw new Error('nobody is without a number');
  const { uploadedAt, country, organization } = part;
  const id = random.idAt(uploadedAt);
  const given = random.pick(givenNames);
  const family = random.pick(familyNames);
  const own = organization === waterworks ? [waterworks] : creditors[country];
  const creditor = random.pick(own);
  const lacks = random.next();
  const phones = makePhones(part, random, id, numbers);
  const debts = [makeDebt(part, random, id, creditor)];
  if (random.happens(0.12)) debts.push(makeDebt(part, random, id, random.pick(own)));
  const born = {
    contact: {
      id,
      external_reference: reference,
      full_name: `${given} ${family}`,
      email: random.happens(0.6)
        ? `${given}.${family}.${reference}@example.com`.toLowerCase()
        : null,
      language: country === 'US' && random.happens(0.08) ? 'es' : 'en',
      region: place.region,
      postal_code: lacks < lackBoth ? null : random.pick(place.postalCodes),
      country,
      address: `${random.between(1, 240)} ${random.pick(streets)} Street`,
      city: place.city,
      birth_year: lacks < lackBirthYear ? null : random.between(1948, 2003),
      created_at: uploadedAt,
    },
    phones,
    debts,
    consents: makeConsents(part, random, phones, creditor),
    restrictions: [],
    inconvenient: [],
    outsideCalls: [],
    notes: [],
    promises: [],
    payments: [],
    suits: random.pick(dayParts),
    events: [],
  };
  const person = { ...born, known: knowPerson(born) };
  addEvents(person, random, { from: uploadedAt, to: now, graceDays });
  orderThings(person);
  return person;
}
