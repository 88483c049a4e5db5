import type { LookedUpLine } from '@ringfence/carriers/port';
import { lineTypes, phonePlaces } from '@ringfence/domain/compliance/words';
import {
  lookupWaitSeconds,
  mostLookupTries,
  takeLookedUpLine,
} from '@ringfence/domain/phone/take-looked-up-line';
import * as z from 'zod';
import { holdUploadsOff, judgeAgain } from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { changeLines, keepAnswers, keepFailures, listPhones } from './queries.ts';

const lineType = z.enum(lineTypes);
const place = z.enum(phonePlaces).nullable();

/** What came of asking about one number; null: no answer. */
export interface Lookup {
  e164: string;
  /** How often it was asked for before. */
  tries: number;
  answer: LookedUpLine | null;
}

interface LookedUpFor {
  organizationId: string;
  carrier: string;
  at: Date;
}

/**
 * Writes down what a carrier said, beside every phone with the number, and takes of it what makes rules stricter.
 * False where an upload holds these people: then nothing is written.
 */
export async function keepLookups(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, carrier, at }: LookedUpFor,
  lookups: readonly Lookup[],
): Promise<boolean> {
  if (!(await holdUploadsOff(transaction, organizationId))) return false;
  const byNumber = new Map(lookups.map((lookup) => [lookup.e164, lookup]));
  const phones = await transaction.all(listPhones, [organizationId, [...byNumber.keys()]]);
  const known = phones.flatMap((phone) => {
    const lookup = byNumber.get(phone.e164);
    return lookup === undefined ? [] : [{ ...phone, ...lookup }];
  });
  const answered = known.flatMap(({ answer, ...phone }) => (answer ? [{ ...phone, answer }] : []));
  const failed = known.filter(({ answer }) => answer === null);
  await transaction.all(keepAnswers, [
    organizationId,
    answered.map(({ id }) => id),
    answered.map(({ answer }) => answer),
    carrier,
    at,
  ]);
  await transaction.all(keepFailures, [
    organizationId,
    failed.map(({ id }) => id),
    failed.map(({ tries }) => tries + 1),
    carrier,
    at,
    failed.map(({ tries }) =>
      tries + 1 >= mostLookupTries
        ? null
        : new Date(at.getTime() + lookupWaitSeconds(tries + 1) * 1000),
    ),
  ]);
  const changes = answered.flatMap((phone) => {
    const before = lineType.parse(phone.line_type);
    const after = takeLookedUpLine(
      { lineType: before, place: place.parse(phone.place) },
      phone.answer,
    );
    return after === before ? [] : [{ id: phone.id, contactId: phone.contact_id, before, after }];
  });
  if (changes.length === 0) return true;
  // People before their numbers, as everywhere.
  await judgeAgain(
    transaction,
    organizationId,
    changes.map(({ contactId }) => contactId),
  );
  const changed = await transaction.all(changeLines, [
    organizationId,
    changes.map(({ id }) => id),
    changes.map(({ before }) => before),
    changes.map(({ after }) => after),
  ]);
  await appendEntries(
    transaction,
    effects,
    changed.map(({ contact_id: id, line_type }) => ({
      organizationId,
      actor: { kind: 'system' },
      action: 'phone.looked_up',
      subject: { kind: 'contact', id },
      detail: { lineType: line_type },
    })),
  );
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  return true;
}
