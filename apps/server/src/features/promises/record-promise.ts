import {
  checkInstalments,
  type Instalment,
  type TermsFault,
} from '@ringfence/domain/promises/make-offers';
import type { PromiseTerms } from '@ringfence/domain/promises/promise-words';
import * as z from 'zod';
import { dayEverywhere, recordPromises } from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { loadPolicy } from '../compliance/index.ts';
import type { RecordContext, RecordServices } from '../records/index.ts';
import { findDebt } from './queries.ts';

export interface PromiseInput {
  debtId: string;
  instalments: readonly Instalment[];
}

const output = z.object({ planId: z.uuid(), promiseIds: z.array(z.uuid()) });

/** Each fault of the terms, as a sentence for the person who enters the promise. */
const sentences = {
  nothing_promised: 'Enter an amount greater than zero for each part.',
  more_than_owed: 'This is more than is owed on the debt.',
  too_little: 'This is less than the policy accepts for this debt.',
  too_late: 'The last day is later than the policy accepts.',
  day_passed: 'This day has passed. Choose today or a later day.',
  too_many: 'These are more parts than the policy accepts.',
  days_not_in_order: 'Give each part a later day than the one before it.',
} as const satisfies Record<TermsFault, string>;

function checkTerms(
  instalments: readonly Instalment[],
  balanceMinor: number,
  terms: PromiseTerms,
  now: Date,
): void {
  // The day is the person's: what is still today somewhere has not passed.
  const today = dayEverywhere(now);
  const latestDays = terms.latestDays + 1;
  const fault = checkInstalments(instalments, {
    balanceMinor,
    today,
    terms: { ...terms, latestDays },
  });
  if (fault !== undefined) throw invalidInput('instalments', sentences[fault]);
}

/** What a person promised, entered by somebody or by a program; calls wait for it from its commit on. */
export function recordPromise(
  services: RecordServices,
  context: RecordContext,
  input: PromiseInput,
): Promise<{ planId: string; promiseIds: string[] }> {
  const { organizationId, userId, apiKeyId } = context.scope;
  const request = { ...context, operation: 'promises.record', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const debt = await transaction.first(findDebt, [input.debtId]);
    if (debt === undefined) throw new ProblemError('not_found');
    if (debt.state !== 'open' && debt.state !== 'promised') {
      throw invalidInput('debtId', 'Nothing can be promised about this debt: it is not open.');
    }
    const now = services.now();
    const { policy } = await loadPolicy(transaction, organizationId);
    checkTerms(input.instalments, debt.balance_minor, policy.promiseTerms, now);
    const contactId = debt.contact_id;
    const made = await recordPromises(transaction, [
      {
        organizationId,
        contactId,
        ...input,
        callId: null,
        recordedBy: userId,
        madeHow: apiKeyId === undefined ? 'member' : 'program',
        at: now,
      },
    ]);
    const [first] = made;
    if (first === undefined) throw new Error('the promise was not written');
    await appendEntries(transaction, services.effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'promise.recorded',
        subject: { kind: 'contact', id: contactId },
        detail: { parts: String(made.length) },
      },
    ]);
    await publishEvents(transaction, services.effects.wakeRelay, [
      { organizationId, event: { kind: 'contacts_changed' } },
    ]);
    return { planId: first.planId, promiseIds: made.map(({ id }) => id) };
  });
}
