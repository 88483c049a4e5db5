import type { ContactDetail } from '@ringfence/contract/records';
import { bankruptcyGrounds } from '@ringfence/domain/compliance/bankruptcy-grounds';
import { reassignedAnswers } from '@ringfence/domain/compliance/reassigned-answers';
import {
  consentKinds,
  debtKinds,
  directions,
  lineTypes,
  pastOutcomes,
  personRoles,
  phonePlaces,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import { maskReference } from '@ringfence/domain/debts/mask-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import { readPhonePlace } from '@ringfence/domain/zones/read-phone-place';
import * as z from 'zod';
import { isSimulated } from '../../platform/carriers/is-simulated.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type {
  listConsents,
  listDebts,
  listInconvenientTimes,
  listOutsideCalls,
  listPhones,
  listRestrictions,
} from './queries/show.ts';

const lineType = z.enum(lineTypes);
const place = z.enum(phonePlaces).nullable();
const restrictionKind = z.enum(restrictionKinds);
const consentKind = z.enum(consentKinds);
const direction = z.enum(directions);
const outcome = z.enum(pastOutcomes);
const days = z.array(z.enum(weekdays));
const kind = z.enum(debtKinds).nullable();
const personRole = z.enum(personRoles).nullable();
const debtIds = z.array(z.uuid());
const custom = z.record(z.string(), z.string());

/** The organization's own fields, as they are stored. */
export const readCustom = (stored: unknown): Record<string, string> => custom.parse(stored);

const presentMoment = (moment: Date | null): string | null => moment?.toISOString() ?? null;
const presentNumber = (e164: string | null): string | null =>
  e164 === null ? null : maskPhone(e164);

function presentRecorder(row: { recorder_id: string | null; recorder_name: string | null }) {
  const { recorder_id: id, recorder_name: fullName } = row;
  return id === null || fullName === null ? null : { id, fullName };
}

const answer = z.enum(reassignedAnswers);

function presentCheck(row: RowOf<typeof listPhones.row>) {
  const { reassigned_checked_on: checkedOn, reassigned_answer: given } = row;
  return checkedOn === null ? null : { checkedOn, answer: answer.parse(given) };
}

function presentLookup(row: RowOf<typeof listPhones.row>) {
  const { looked_up_line_type: found, looked_up_at: at, looked_up_by: by } = row;
  if (found === null || at === null || by === null) return null;
  return { lineType: lineType.parse(found), at: at.toISOString(), isSimulated: isSimulated(by) };
}

export const presentPhone = (
  row: RowOf<typeof listPhones.row>,
): ContactDetail['phones'][number] => ({
  id: row.id,
  masked: maskPhone(row.e164),
  label: row.label,
  lineType: lineType.parse(row.line_type),
  place: place.parse(row.place),
  state: row.state,
  reassigned: presentCheck(row),
  lookup: presentLookup(row),
  zones: [...(readPhonePlace(row.e164)?.zones ?? [])],
});

export const presentDebt = (row: RowOf<typeof listDebts.row>): ContactDetail['debts'][number] => ({
  id: row.id,
  reference: maskReference(row.reference),
  creditor: row.creditor,
  balance: { amountMinor: row.balance_minor, currency: row.currency },
  originalMinor: row.original_minor,
  state: row.state,
  group: row.account_group,
  openedOn: row.opened_on,
  dueOn: row.due_on,
  chargedOffOn: row.charged_off_on,
  noticeSentOn: row.notice_sent_on,
  kind: kind.parse(row.kind),
  isTimeBarred: row.is_time_barred,
  personRole: personRole.parse(row.person_role),
  firstContactAt: row.first_contact_at?.toISOString() ?? null,
});

const ground = z.enum(bankruptcyGrounds);

function presentGround(row: { lifted_ground: string | null; is_mistake: boolean }) {
  return row.is_mistake ? ground.parse('mistake') : ground.nullable().parse(row.lifted_ground);
}

export const presentRestriction = (
  row: RowOf<typeof listRestrictions.row>,
): ContactDetail['restrictions'][number] => ({
  id: row.id,
  kind: restrictionKind.parse(row.kind),
  phone: presentNumber(row.e164),
  place: place.parse(row.place),
  debtId: row.debt_id,
  startedAt: row.started_at.toISOString(),
  recordedAt: row.recorded_at.toISOString(),
  recordedBy: presentRecorder(row),
  source: row.source,
  evidence: row.evidence,
  note: row.note,
  liftedAt: presentMoment(row.lifted_at),
  liftedBecause: row.lifted_because,
  liftedGround: presentGround(row),
});

export const presentConsent = (
  row: RowOf<typeof listConsents.row>,
): ContactDetail['consents'][number] => ({
  id: row.id,
  kind: consentKind.parse(row.kind),
  phone: presentNumber(row.e164),
  obtainedHow: row.obtained_how,
  obtainedBy: row.obtained_by,
  receivedAt: row.received_at.toISOString(),
  receivedOn: row.received_on,
  recordedAt: row.recorded_at.toISOString(),
  recordedBy: presentRecorder(row),
  evidence: row.evidence,
  revokedAt: presentMoment(row.revoked_at),
  expiresAt: presentMoment(row.expires_at),
  fromMinute: row.from_minute,
  toMinute: row.to_minute,
  place: place.parse(row.place),
});

export const presentInconvenientTime = (
  row: RowOf<typeof listInconvenientTimes.row>,
): ContactDetail['inconvenientTimes'][number] => ({
  id: row.id,
  days: days.parse(row.days),
  fromMinute: row.from_minute,
  toMinute: row.to_minute,
  source: row.source,
  evidence: row.evidence,
  startedAt: row.started_at.toISOString(),
  recordedBy: presentRecorder(row),
  liftedAt: presentMoment(row.lifted_at),
});

export const presentOutsideCall = (
  row: RowOf<typeof listOutsideCalls.row>,
): ContactDetail['outsideCalls'][number] => ({
  id: row.id,
  phone: maskPhone(row.e164),
  debtIds: debtIds.parse(row.debt_ids),
  direction: direction.parse(row.direction),
  outcome: outcome.parse(row.outcome),
  occurredAt: row.occurred_at.toISOString(),
  evidence: row.evidence,
  recordedBy: presentRecorder(row),
});
