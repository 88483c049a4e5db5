import {
  type CorrectableOutcome,
  listLoosened,
  type OutcomeBond,
  outcomeBonds,
} from '@ringfence/domain/calls/correct-outcome';
import { listRequests, readPhoneState } from '@ringfence/domain/calls/outcome-requests';
import { type Outcome, outcomes } from '@ringfence/domain/calls/words';
import { chooseNextAttempt } from '@ringfence/domain/retry/choose-next-attempt';
import * as z from 'zod';
import {
  findLiveNumbers,
  holdUploadsOff,
  insertCallRequests,
  judgeAgain,
  markCalledPhones,
  readRetry,
  revokeRefused,
} from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import {
  besideUploads,
  confirmCallable,
  holdConcerned,
  hurryBesideUploads,
  liftMany,
  type RecordContext,
  type RecordServices,
} from '../records/index.ts';
import {
  findCorrected,
  insertCorrection,
  listRequestsOfCall,
  listSharers,
  restoreDisconnected,
  settleCorrected,
} from './queries/correct.ts';

export interface Correction {
  callId: string;
  outcome: CorrectableOutcome;
  reason: string;
  evidence: string;
  confirmsCallable?: boolean | undefined;
}

export interface CorrectionContext extends RecordContext {
  /** Refuses anyone who may not make a limit bind less. */
  requireLoosening(): Promise<void>;
}

type CallRow = RowOf<typeof findCorrected.row>;
type CorrectedCall = CallRow & { outcome: Outcome; endedAt: Date };

/** The database's word where a row that was waited for is not any more what was read. */
const overtakenCode = '40001';

const output = z.object({ correctionId: z.uuid(), loosened: z.array(z.enum(outcomeBonds)) });

async function findCall(transaction: Transaction, { callId }: Correction): Promise<CorrectedCall> {
  const row = await transaction.first(findCorrected, [callId]);
  if (row === undefined) throw new ProblemError('not_found');
  const before = z.enum(outcomes).nullable().parse(row.outcome);
  if (row.state !== 'ended' || before === null || row.ended_at === null) {
    throw new ProblemError(
      'conflict',
      'The call is still under way. Correct it when it has ended.',
    );
  }
  if (row.placing_at === null) {
    throw new ProblemError(
      'conflict',
      'The carrier was never asked for this call: nobody was called.',
    );
  }
  return { ...row, outcome: before, endedAt: row.ended_at };
}

const correctedMeanwhile = () =>
  new ProblemError(
    'conflict',
    'Somebody else corrected this call in the meantime. Nothing was changed: reload the page to see how it stands.',
  );

const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === overtakenCode;

/** Two may correct a call at once: the second learns that the first did. */
async function refuseOvertaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isOvertaken(error) ? correctedMeanwhile() : error;
  }
}

/** Whether somebody waits, or is done, by how this call ended. */
const hasTarget = ({ attempts, most_attempts, is_last }: CallRow): boolean =>
  attempts !== null && most_attempts !== null && is_last === true;

/** The outcome and the retry rules give the person who was called their next time, or their end. */
async function settleTarget(
  transaction: Transaction,
  organizationId: string,
  call: CorrectedCall,
  outcome: CorrectableOutcome,
): Promise<void> {
  const { attempts, most_attempts: mostAttempts } = call;
  if (attempts === null || mostAttempts === null || call.is_last !== true) return;
  // One that was said to be taken back had cost no attempt.
  const spent = Number(call.outcome === 'withdrawn');
  const { endedAt } = call;
  const retry = readRetry(call.retry);
  const called = { organizationId, campaignId: call.campaign_id, contactId: call.contact_id };
  const hasLive = await findLiveNumbers(transaction, [{ ...called, outcome }]);
  const next = chooseNextAttempt({
    ...{ outcome, attempts: attempts + spent, mostAttempts, endedAt, retry },
    hasLiveNumber: hasLive(called),
  });
  const [at, because] = next.kind === 'again' ? [next.at, null] : [null, next.because];
  await transaction.all(settleCorrected, [call.id, at, because, spent]);
}

/** What a call gave rise to that it was not: lifted as what was recorded by mistake. */
async function liftRequests(
  services: RecordServices,
  transaction: Transaction,
  scope: RecordContext['scope'],
  { callId, outcome }: Correction,
): Promise<void> {
  const kept = listRequests(outcome).map(({ kind }) => kind);
  const mistaken = await transaction.all(listRequestsOfCall, [callId, kept]);
  // Together: permission that two of them took back holds again once both are lifted.
  const ids = mistaken.map(({ id }) => id);
  if (ids.length > 0) await liftMany(services, transaction, scope, ids);
}

/**
 * An upload that is being stored may hold the person's numbers and targets. A refusal is written all the same, and its
 * number follows when the upload has ended; anything else that would move a number or a target waits, because nobody
 * would move it afterwards.
 */
function refuseBesideUpload(call: CorrectedCall, outcome: CorrectableOutcome): void {
  const isRefusal = listRequests(outcome).length > 0;
  const loosened = listLoosened(call.outcome, outcome);
  const movesNumber = loosened.includes('number') || readPhoneState(outcome) !== null;
  if (isRefusal && loosened.length === 0) return;
  if (!movesNumber && !hasTarget(call)) return;
  throw new ProblemError(
    'unavailable',
    'An upload is being stored. Nothing was changed: try again in a moment. A reason not to call can be entered meanwhile on the page of the contact, and holds at once.',
  );
}

/** Everything that follows from how the call ended, as if it had ended so. */
async function follow(
  services: RecordServices,
  transaction: Transaction,
  scope: RecordContext['scope'],
  correction: Correction,
  call: CorrectedCall,
  at: Date,
): Promise<void> {
  const { organizationId, userId } = scope;
  const { outcome } = correction;
  const learned = {
    organizationId,
    contactId: call.contact_id,
    callId: call.id,
    phoneId: call.phone_id,
    e164: call.e164,
    outcome,
  };
  const isFree = await holdUploadsOff(transaction, organizationId);
  if (!isFree) refuseBesideUpload(call, outcome);
  await liftRequests(services, transaction, scope, correction);
  if (isFree) {
    const wasDead =
      readPhoneState(call.outcome) === 'disconnected' && readPhoneState(outcome) === null;
    if (wasDead) await transaction.all(restoreDisconnected, [call.id]);
    await markCalledPhones(transaction, [learned]);
  }
  await insertCallRequests(transaction, [learned], { at, recordedBy: userId });
  if (isFree) await transaction.all(revokeRefused, [organizationId, [call.contact_id]]);
  // A target is no part of an upload, and nobody settles it afterwards.
  await settleTarget(transaction, organizationId, call, outcome);
  await judgeAgain(transaction, organizationId, [call.contact_id]);
}

async function recordCorrection(
  { effects }: RecordServices,
  transaction: Transaction,
  { organizationId, userId }: RecordContext['scope'],
  call: CorrectedCall,
  { outcome }: Correction,
  loosened: readonly OutcomeBond[],
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'call.corrected',
      subject: { kind: 'call', id: call.id },
      detail: { from: call.outcome, to: outcome, loosened },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'calls_changed' } },
    { organizationId, event: { kind: 'campaigns_changed' } },
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
}

/** By a wrong number every call to it was to somebody else: what was talked about on others is void as well. */
const voidsConversations = (outcome: CorrectableOutcome): boolean =>
  listRequests(outcome).some(({ kind }) => kind === 'wrong_number');

async function checkLoosening(context: CorrectionContext, { evidence }: Correction): Promise<void> {
  await context.requireLoosening();
  if (evidence.trim() !== '') return;
  throw invalidInput(
    'evidence',
    'By this a limit would bind less. Say what shows it, such as a recording or a letter.',
  );
}

/**
 * A further entry of how a call ended. What would loosen a limit takes an admin and evidence, and is confirmed where
 * somebody could be called by it who cannot be now.
 */
export function correctCall(
  services: RecordServices,
  context: CorrectionContext,
  input: Correction,
): Promise<{ correctionId: string; loosened: OutcomeBond[] }> {
  const { scope, headers } = context;
  const request = { scope, headers, operation: 'calls.correct', input, output };
  const work = () =>
    writeOnce(services.database, request, async (transaction) => {
      const found = await findCall(transaction, input);
      if (found.outcome === input.outcome) {
        throw invalidInput('outcome', 'The call has ended so already.');
      }
      const loosened = listLoosened(found.outcome, input.outcome);
      const isLoosening = loosened.length > 0;
      if (isLoosening) await checkLoosening(context, input);
      await hurryBesideUploads(transaction, scope.organizationId);
      const sharers = await transaction.all(listSharers, [found.e164]);
      const contactIds = [
        ...new Set([found.contact_id, ...sharers.map((sharer) => sharer.contact_id)]),
      ];
      await holdConcerned(transaction, scope.organizationId, contactIds);
      const call = await findCall(transaction, input);
      if (call.outcome !== found.outcome) throw correctedMeanwhile();
      // The right to loosen may have been taken away while others were waited for.
      if (isLoosening) await checkLoosening(context, input);
      const mayOpen = isLoosening || voidsConversations(input.outcome);
      const isConfirmed = input.confirmsCallable === true || !mayOpen;
      const at = services.now();
      const made = await confirmCallable(
        services,
        transaction,
        scope,
        { contactIds, isConfirmed, asksForSooner: true },
        async () => {
          const { outcome, reason, evidence } = input;
          const values = [call.id, call.contact_id, call.outcome, outcome, reason, evidence];
          const entry = await transaction.first(insertCorrection, [...values, isLoosening, at]);
          if (entry === undefined) throw new Error('the correction was not written');
          await follow(services, transaction, scope, input, call, at);
          return entry;
        },
      );
      await recordCorrection(services, transaction, scope, call, input, loosened);
      return { correctionId: made.id, loosened };
    });
  return refuseOvertaken(() => besideUploads(work));
}
