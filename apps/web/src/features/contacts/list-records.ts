import type { ContactDetail } from '@ringfence/contract/records';
import { opensNothing } from '@ringfence/domain/compliance/check-consent';
import type { TFunction } from 'i18next';
import { describeTime, nameDebt, namePlace, nameSource } from './record-words.ts';
import { writeClock } from './wall-time.ts';

/** What can be done about a record that is in force. */
export type RecordAction =
  | { kind: 'lift'; restrictionId: string; isBankruptcy: boolean }
  | { kind: 'revoke'; consentId: string }
  | { kind: 'liftTime'; inconvenientTimeId: string };

/** One thing that was recorded, as people read it. */
export interface RecordEntry {
  id: string;
  section: 'restrictions' | 'consents' | 'times' | 'outsideCalls';
  name: string;
  /** What it is about, such as a number or a debt. */
  about: string;
  /** When it was received, or took place. */
  at: string;
  /** Where only the day is known. */
  day?: string | null;
  source: string | null;
  /** Proof and notes, in whole sentences. */
  details: string[];
  recordedBy: string | null;
  isInForce: boolean;
  endedAt: { word: 'liftedAt' | 'revokedAt' | 'expiresAt'; at: string } | null;
  action: RecordAction | null;
}

type Words = TFunction<'contact'>;

function listDetails(
  t: Words,
  {
    evidence = '',
    note = '',
    because = '',
  }: Partial<Record<'evidence' | 'note' | 'because', string>>,
): string[] {
  return [
    ...(evidence === '' ? [] : [t('records.evidence', { evidence })]),
    ...(note === '' ? [] : [t('records.note', { note })]),
    ...(because === '' ? [] : [t('records.because', { because })]),
  ];
}

function listRestrictions({ restrictions, debts }: ContactDetail, t: Words): RecordEntry[] {
  return restrictions.map((restriction) => {
    const { id, kind, phone, place, debtId, source, evidence, note, liftedAt } = restriction;
    const debt = debts.find((known) => known.id === debtId);
    return {
      id,
      section: 'restrictions',
      name: t(`kinds.${kind}.name`),
      about:
        phone ??
        (place === null ? undefined : namePlace(place, t)) ??
        (debt === undefined ? t('records.wholePerson') : nameDebt(debt, t)),
      at: restriction.startedAt,
      source: nameSource(source, t),
      details: [
        ...listDetails(t, { evidence, note, because: restriction.liftedBecause }),
        ...(restriction.liftedGround === null
          ? []
          : [t(`lift.grounds.${restriction.liftedGround}`)]),
      ],
      recordedBy: restriction.recordedBy?.fullName ?? null,
      isInForce: liftedAt === null,
      endedAt: liftedAt === null ? null : { word: 'liftedAt', at: liftedAt },
      action: { kind: 'lift', restrictionId: id, isBankruptcy: kind === 'bankruptcy' },
    };
  });
}

type Consent = ContactDetail['consents'][number];

/** What a permission opens; of one from before, that it opens nothing. */
function listScope({ kind, phone, fromMinute, toMinute, place, expiresAt }: Consent, t: Words) {
  const end = expiresAt === null ? null : new Date(expiresAt);
  const scope = { kind, hasNumber: phone !== null, fromMinute, place, expiresAt: end };
  if (opensNothing(scope)) return [t('consents.opensNothing')];
  const hasHours = fromMinute !== null && toMinute !== null;
  const hours = hasHours && { from: writeClock(fromMinute), to: writeClock(toMinute) };
  return [
    ...(hours === false ? [] : [t('consents.hours', hours)]),
    ...(place === null ? [] : [t('consents.numbersAt', { place: t(`phones.places.${place}`) })]),
  ];
}

function listConsents({ consents }: ContactDetail, t: Words, now: number): RecordEntry[] {
  return consents.map((consent) => {
    const { id, kind, phone, evidence, revokedAt, expiresAt, obtainedHow } = consent;
    const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
    return {
      id,
      section: 'consents',
      name: t(`consents.${kind}`),
      about: phone ?? t('records.allNumbers'),
      at: consent.receivedAt,
      day: consent.receivedOn,
      source: obtainedHow === '' ? null : nameSource(obtainedHow, t),
      details: [...listScope(consent, t), ...listDetails(t, { evidence })],
      recordedBy: consent.recordedBy?.fullName ?? null,
      isInForce: revokedAt === null && !isExpired,
      endedAt:
        revokedAt !== null
          ? { word: 'revokedAt', at: revokedAt }
          : expiresAt === null
            ? null
            : { word: 'expiresAt', at: expiresAt },
      action: { kind: 'revoke', consentId: id },
    };
  });
}

function listTimes({ inconvenientTimes }: ContactDetail, t: Words): RecordEntry[] {
  return inconvenientTimes.map((time) => ({
    id: time.id,
    section: 'times',
    name: describeTime(time, t),
    about: t('records.wholePerson'),
    at: time.startedAt,
    source: nameSource(time.source, t),
    details: listDetails(t, { evidence: time.evidence }),
    recordedBy: time.recordedBy?.fullName ?? null,
    isInForce: time.liftedAt === null,
    endedAt: time.liftedAt === null ? null : { word: 'liftedAt', at: time.liftedAt },
    action: { kind: 'liftTime', inconvenientTimeId: time.id },
  }));
}

function listOutsideCalls({ outsideCalls }: ContactDetail, t: Words): RecordEntry[] {
  return outsideCalls.map((call) => ({
    id: call.id,
    section: 'outsideCalls',
    name: `${t(`calls.outcomes.${call.outcome}`)} · ${t(`calls.directions.${call.direction}`)}`,
    about: call.phone,
    at: call.occurredAt,
    source: null,
    details: listDetails(t, { evidence: call.evidence }),
    recordedBy: call.recordedBy?.fullName ?? null,
    isInForce: true,
    endedAt: null,
    action: null,
  }));
}

/** Everything that was recorded of a person, kind by kind, the latest of each first. */
export function listRecords(contact: ContactDetail, t: Words, now: number): RecordEntry[] {
  const kinds = [
    listRestrictions(contact, t),
    listConsents(contact, t, now),
    listTimes(contact, t),
    listOutsideCalls(contact, t),
  ];
  return kinds.flatMap((entries) =>
    entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  );
}
