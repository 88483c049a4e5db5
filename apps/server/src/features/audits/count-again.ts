import type { Facts } from '@ringfence/domain/compliance/types';
import type { Transaction } from '../../platform/database/database.ts';
import { aboutEachDebt } from './about-each-debt.ts';
import {
  type CountedDebt,
  countedCaps,
  nameCount,
  type SecondCount,
  type SecondCounts,
} from './counted-caps.ts';
import type { PolicyHistory } from './policy-history.ts';
import { countAgain, countToResidences } from './queries/counts.ts';
import type { Kinship, RawCall } from './raw-history.ts';

const caps = JSON.stringify(
  countedCaps.map((cap) => ({
    ...cap,
    is_local: cap.isLocal,
    area_codes: cap.areaCodes,
    lifted_by: cap.liftedBy,
    first_day: cap.firstDay,
    last_day: cap.lastDay,
  })),
);
const capsById = new Map(countedCaps.map((cap) => [cap.id, cap]));
const residence = 'us-residence';

/** Five digits, where they are the beginning of what is written. */
const readZip = (written: string | null): string | null =>
  written?.trim().match(/^\d{5}(?=$|[-\s])/)?.[0] ?? null;

const readAreaCode = (e164: string): string[] => (e164.startsWith('+1') ? [e164.slice(2, 5)] : []);

const blankIsNone = (written: string | null): string | null =>
  written === null || written.trim() === '' ? null : written.trim().toUpperCase();

function presentCall(call: RawCall, known: Facts, pack: string) {
  const { person, phone } = known;
  const own = phone.place === null ? [] : [{ e164: call.e164, place: phone.place }];
  return {
    id: call.id,
    contact_id: call.contact_id,
    at: call.reserved_at,
    e164: call.e164,
    debt_id: call.debt_id,
    account_group: known.debt.group,
    country: blankIsNone(person.country),
    region: blankIsNone(person.region),
    zip: readZip(person.postalCode),
    pack,
    line_type: phone.lineType,
    place: phone.place,
    places: Object.fromEntries(
      [...person.phonePlaces, ...own].map(({ e164, place }) => [e164, place]),
    ),
    area_codes: [...person.phones, call.e164].flatMap(readAreaCode),
  };
}

const isToResidence = ({ mode, phone }: Facts): boolean =>
  mode !== 'human' && phone.lineType === 'landline' && phone.place !== 'work';

export interface CountQuestion {
  organizationId: string;
  calls: readonly RawCall[];
  /** Of every contact that was called, itself and all others that are the same human. */
  kin: readonly Kinship[];
  policies: PolicyHistory;
}

/** What a count of the database says about each call, which shares nothing with the rules. */
export async function countCallsAgain(
  transaction: Transaction,
  { organizationId, calls, kin, policies }: CountQuestion,
): Promise<SecondCounts> {
  const counts = new Map<string, SecondCount[]>();
  const add = (counted: CountedDebt, capId: string, isSure: boolean) => {
    const cap = capsById.get(capId);
    if (cap === undefined) return;
    const name = nameCount(counted);
    counts.set(name, [...(counts.get(name) ?? []), { cap, isSure }]);
  };
  const asked = calls.flatMap(aboutEachDebt).flatMap((call) => {
    const pack = policies.findAt(call.reserved_at)?.pack;
    if (!call.was_placed || call.known === undefined || pack === undefined) return [];
    const presented = presentCall(call, call.known, pack);
    return [{ ...presented, isToResidence: isToResidence(call.known) }];
  });
  if (asked.length === 0) return counts;
  const members = [
    kin.map(({ contactId }) => contactId),
    kin.map(({ otherId }) => otherId),
    kin.map(({ since }) => since),
  ];
  const ask = [organizationId, ...members, JSON.stringify(asked), caps];
  for (const row of await transaction.all(countAgain, ask)) add(row, row.cap_id, row.is_sure);
  const toResidences = asked.filter(
    (call) => call.isToResidence && (call.country === 'US' || call.pack === 'us'),
  );
  if (toResidences.length === 0) return counts;
  const lines = [...new Map(toResidences.map((call) => [call.id, call])).values()];
  const askResidences = [organizationId, JSON.stringify(lines)];
  for (const row of await transaction.all(countToResidences, askResidences)) {
    // The line is the same, whatever the call was about.
    const same = toResidences.filter(({ id }) => id === row.id);
    for (const one of same) add(one, residence, row.is_sure);
  }
  return counts;
}
