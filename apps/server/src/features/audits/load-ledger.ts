import {
  consentKinds,
  directions,
  pastOutcomes,
  phonePlaces,
  restrictionKinds,
  weekdays,
} from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import {
  readConsents,
  readInconvenientTimes,
  readOutsideCalls,
  readPromises,
  readRestrictions,
} from './queries/ledger.ts';
import type { RawLedger, RawRestriction } from './raw-history.ts';

const restrictionKind = z.enum(restrictionKinds);
const consentKind = z.enum(consentKinds);
const phonePlace = z.enum(phonePlaces).nullable();
const days = z.array(z.enum(weekdays));
const direction = z.enum(directions);
const pastOutcome = z.enum(pastOutcomes);
const texts = z.array(z.string());

export interface LedgerQuestion {
  organizationId: string;
  contactIds: readonly string[];
  /** The numbers on which they were called. */
  numbers: readonly string[];
}

async function loadRestrictions(
  transaction: Transaction,
  { organizationId, contactIds, numbers }: LedgerQuestion,
  { persons, restrictionsOfNumber }: RawLedger,
): Promise<void> {
  const ask = [organizationId, contactIds, numbers];
  for (const row of await transaction.all(readRestrictions, ask)) {
    const restriction: RawRestriction = {
      contactId: row.contact_id,
      kind: restrictionKind.parse(row.kind),
      debtId: row.debt_id,
      phone: row.e164,
      place: phonePlace.parse(row.place),
      receivedAt: row.received_at,
      recordedAt: row.recorded_at,
      liftedAt: row.lifted_at,
      isMistake: row.is_mistake,
    };
    const { contactId, kind, phone } = restriction;
    if (contactId !== null) persons.get(contactId)?.restrictions.push(restriction);
    const bindsNumber = contactId === null || kind === 'number_stop' || kind === 'reassigned';
    if (phone === null || !bindsNumber) continue;
    const known = restrictionsOfNumber.get(phone);
    if (known === undefined) restrictionsOfNumber.set(phone, [restriction]);
    else known.push(restriction);
  }
}

/** Adds to the people what was learned of them, each part in one question. */
export async function loadLedger(
  transaction: Transaction,
  question: LedgerQuestion,
  ledger: RawLedger,
): Promise<void> {
  const { persons } = ledger;
  const ask = [question.organizationId, question.contactIds];
  await loadRestrictions(transaction, question, ledger);
  for (const row of await transaction.all(readConsents, ask)) {
    persons.get(row.contact_id)?.consents.push({
      kind: consentKind.parse(row.kind),
      phone: row.e164,
      at: row.at,
      revokedAt: row.revoked_at,
      expiresAt: row.expires_at,
      hours:
        row.from_minute === null || row.to_minute === null
          ? null
          : { from: row.from_minute, to: row.to_minute },
      place: phonePlace.parse(row.place),
    });
  }
  for (const row of await transaction.all(readInconvenientTimes, ask)) {
    persons.get(row.contact_id)?.inconvenient.push({
      days: days.parse(row.days),
      from: row.from_minute,
      to: row.to_minute,
      at: row.received_at,
      receivedAt: row.received_at,
      recordedAt: row.recorded_at,
      liftedAt: row.lifted_at,
    });
  }
  for (const row of await transaction.all(readPromises, ask)) {
    persons.get(row.contact_id)?.promises.push({
      debtId: row.debt_id,
      dueOn: row.due_on,
      openedAt: row.opened_at,
      settledAt: row.settled_at,
    });
  }
  for (const row of await transaction.all(readOutsideCalls, ask)) {
    persons.get(row.contact_id)?.outsideCalls.push({
      phone: row.e164,
      debtIds: texts.parse(row.debt_ids),
      groups: texts.parse(row.account_groups),
      direction: direction.parse(row.direction),
      outcome: pastOutcome.parse(row.outcome),
      receivedAt: row.occurred_at,
      recordedAt: row.recorded_at,
    });
  }
}
