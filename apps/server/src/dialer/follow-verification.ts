import type { WebhookMessage } from '@ringfence/carriers/port';
import type { FlowInput, FlowState } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { sayCode } from '@ringfence/domain/callflow/say-code';
import { applyEvent, type CallProgress } from '@ringfence/domain/calls/apply-event';
import { answerers } from '@ringfence/domain/calls/carrier-event';
import { findCodeFault } from '@ringfence/domain/calls/spoken-code';
import { callStates, outcomes } from '@ringfence/domain/calls/words';
import * as z from 'zod';
import type { RowOf } from '../platform/database/statement.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { nameCode } from '../platform/secrets/name-code.ts';
import type { CallKey } from './call-key.ts';
import { createTestCallFollower } from './follow-test-call.ts';
import { lockVerification, writeVerification } from './queries/verifications.ts';
import { requireAccount } from './read-webhook.ts';
import type { DialerServices, OpenAccount } from './services.ts';

type Row = RowOf<typeof lockVerification.row>;
type Message = Pick<WebhookMessage, 'carrierCallId' | 'event'>;

const words = z.object({
  state: z.enum(callStates),
  outcome: z.enum(outcomes).nullable(),
  answered_by: z.enum(answerers).nullable(),
  ending: z
    .enum(['completed', 'busy', 'no_answer', 'failed', 'not_in_service', 'canceled'])
    .nullable(),
  language: z.enum(['en', 'es']),
});

function readCodeProgress(row: Row): CallProgress {
  const { state, outcome, answered_by, ending } = words.parse(row);
  return {
    state,
    outcome,
    rang: row.rang,
    answeredAt: row.answered_at,
    answeredBy: answered_by,
    choice: null,
    ending,
    endedAt: row.ended_at,
    talkSeconds: row.talk_seconds,
  };
}

/** What calls with a code tell and ask while they last: they are none of the calls that campaigns make. */
export interface VerificationFollower {
  tell(account: OpenAccount, key: CallKey, message: Message): Promise<void>;
  /** What the person who answered hears. */
  open(account: OpenAccount, key: CallKey, message: Message): Promise<FlowStep>;
  /** What they hear after a question of a script that is tried. */
  answer(account: OpenAccount, key: CallKey, state: FlowState, input: FlowInput): Promise<FlowStep>;
}

export function createVerificationFollower(services: DialerServices): VerificationFollower {
  const { database, clock, secrets } = services;
  const followTest = createTestCallFollower(services);

  /** Takes the event, and what is said by it. Undefined where there is no such call. */
  function learn(
    account: OpenAccount,
    { organizationId, callId }: CallKey,
    { carrierCallId, event }: Message,
    findWords: (row: Row, before: CallProgress, at: Date) => FlowStep | undefined,
  ): Promise<{ step: FlowStep | undefined } | undefined> {
    return database.asSystem(async (transaction) => {
      const at = await clock.read(transaction);
      const row = await transaction.first(lockVerification, [organizationId, callId]);
      if (row === undefined) return undefined;
      requireAccount(account, row.account_id);
      const before = readCodeProgress(row);
      const now = applyEvent(before, event, at);
      const step = findWords(row, before, at);
      const spokenAt = row.spoken_at ?? (step === undefined || step.kind === 'hang_up' ? null : at);
      const { state, outcome, rang, answeredAt, answeredBy, ending, endedAt, talkSeconds } = now;
      const progress = [state, outcome, rang, answeredAt, answeredBy, ending, endedAt, talkSeconds];
      const written = [organizationId, callId, carrierCallId, ...progress, spokenAt];
      await transaction.all(writeVerification, written);
      return { step };
    });
  }

  return {
    // Of a call that is not there any more, nothing is written down.
    async tell(account, key, message) {
      await learn(account, key, message, () => undefined);
    },
    async open(account, key, message) {
      const tested = await followTest(account, key, null, { kind: 'answered' });
      const learned = await learn(account, key, message, (row, before, at) => {
        const answeredBy = message.event.answeredBy ?? before.answeredBy;
        const { code, code_key: keyId } = row;
        if (before.state === 'ended') return { kind: 'hang_up' };
        if (code === null || keyId === null) {
          // No debtor is there, but a machine would keep what is said of one.
          return answeredBy === 'machine' || tested === undefined ? { kind: 'hang_up' } : tested;
        }
        const spokenAt = row.spoken_at ?? at;
        const { requested_at: requestedAt, wrong_codes: wrongCodes } = row;
        const fault = findCodeFault({ requestedAt, spokenAt, wrongCodes }, at);
        if (fault !== undefined) return { kind: 'hang_up' };
        return sayCode({
          answeredBy,
          organizationName: row.organization_name ?? '',
          code: secrets.open({ keyId, sealed: code }, nameCode(key.callId)),
          language: words.parse(row).language,
        });
      });
      if (learned?.step === undefined) throw new ProblemError('not_found');
      return learned.step;
    },
    async answer(account, key, state, input) {
      const step = await followTest(account, key, state, input);
      if (step === undefined) throw new ProblemError('not_found');
      return step;
    },
  };
}
