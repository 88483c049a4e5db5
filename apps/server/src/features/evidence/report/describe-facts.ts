import { type FactGroup, groupFacts } from '@ringfence/domain/evidence/group-facts';
import { isFields } from '@ringfence/domain/evidence/read-pack';
import type { Block } from './report.ts';
import { heading } from './shared-blocks.ts';
import { showValue, showWord } from './show-value.ts';

const titles: Readonly<Record<FactGroup, string>> = {
  call: 'Facts: the call',
  person: 'Facts: the person',
  number: 'Facts: the number',
  debt: 'Facts: the debt',
  consent: 'Facts: consent',
  restrictions: 'Facts: reasons and times not to call',
  counts: 'Facts: earlier calls, licences and abandoned calls',
  zones: 'Facts: where the person is',
  other: 'Facts: others',
};

export const factWords: Readonly<Record<string, string>> = {
  direction: 'Direction',
  mode: 'Who speaks',
  collectorRole: 'Collects as',
  purpose: 'Purpose',
  id: 'Id',
  country: 'Country',
  region: 'State or region',
  postalCode: 'Postal code',
  confirmedZone: 'Confirmed time zone',
  phones: 'Numbers',
  phonePlaces: 'Place of a number',
  role: 'Role in the debt',
  bornOn: 'Date of birth',
  birthYear: 'Year of birth',
  isServiceMember: 'Service member',
  e164: 'Number',
  lineType: 'Line type',
  place: 'Place',
  phoneOrder: 'Order of the numbers',
  group: 'Account group',
  noticeOn: 'First notice sent',
  kind: 'Kind',
  isTimeBarred: 'Time-barred',
  firstContactAt: 'First conversation',
  promisedUntil: 'Payment promised until',
  furtherDebtIds: 'Further debts',
  consents: 'Consent',
  restrictions: 'Reason not to call',
  inconvenient: 'Inconvenient time',
  history: 'Earlier call',
  licences: 'Licence',
  abandonment: 'Abandoned calls',
  phone: 'Number',
  at: 'At',
  revokedAt: 'Withdrawn',
  expiresAt: 'Expires',
  hours: 'Hours',
  debtId: 'Debt',
  debtIds: 'Debts',
  liftedAt: 'Ended',
  days: 'Days',
  from: 'From',
  to: 'Until',
  personId: 'Person',
  outcome: 'Outcome',
  expiresOn: 'Expires',
  day: 'Day',
  answered: 'Answered',
  abandoned: 'Abandoned',
  isOfAnother: 'Of another person',
  note: 'Note',
};

const nameOf = (field: string): string =>
  (Object.hasOwn(factWords, field) ? factWords[field] : undefined) ?? field;

const code = /^[a-z]+(_[a-z]+)+$/;
const minutesOfDay: ReadonlySet<string> = new Set(['from', 'to']);

function sayTime(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A value in words: of something nested each member by its name, without those that are not known. */
function say(value: unknown, field: string): string {
  if (typeof value === 'number' && minutesOfDay.has(field)) return sayTime(value);
  if (typeof value === 'string' && code.test(value)) return showWord(value);
  if (!isFields(value)) return showValue(value);
  const known = Object.entries(value).filter(
    ([, member]) => member !== null && !(Array.isArray(member) && member.length === 0),
  );
  return known.map(([name, member]) => `${nameOf(name)}: ${say(member, name)}`).join('; ');
}

/** The facts of a decision in words, by what they are about; a field that has no words stands by its name. */
export const describeFacts = (content: unknown): Block[] =>
  groupFacts(content).flatMap(({ group, rows }): Block[] => [
    heading(titles[group]),
    {
      kind: 'terms',
      rows: rows.map(
        ({ field, nth, value }) =>
          [nth === null ? nameOf(field) : `${nameOf(field)} ${nth}`, say(value, field)] as const,
      ),
    },
  ]);
