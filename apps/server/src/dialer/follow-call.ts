import type { WebhookMessage } from '@ringfence/carriers/port';
import { answerCall, openCall } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { keepWords } from '@ringfence/domain/callflow/said-words';
import * as z from 'zod';
import type { CallKey } from './call-key.ts';
import { createAccountCheck } from './check-account.ts';
import { createVerificationFollower } from './follow-verification.ts';
import { createNewsQueue } from './news-queue.ts';
import { createFlowFacts, readFlowFacts, requireFlowFacts } from './require-flow-facts.ts';
import { orGoodbye, untilKept } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';

const question = z.enum(['identity', 'message']);
export type Question = z.infer<typeof question>;

/** The question that an address names, where it names one. */
export function readQuestion(name: string | undefined): Question | undefined {
  return question.safeParse(name).data;
}

/** What an account says of a call. */
export interface Heard {
  account: OpenAccount;
  key: CallKey;
  message: WebhookMessage;
}

/**
 * What a call tells and asks while it lasts, whichever way the carrier brings it. What one account says of a call
 * that goes through another is refused.
 */
export interface CallFollower {
  /** Resolves once it is kept. */
  tell(heard: Heard): Promise<void>;
  /** What somebody who has answered hears first. */
  open(heard: Heard, goodbye: FlowStep): Promise<FlowStep>;
  /** What they hear after a question. */
  answer(heard: Heard, step: Question, goodbye: FlowStep): Promise<FlowStep>;
}

export function createCallFollower(services: DialerServices): CallFollower {
  const queue = createNewsQueue(services);
  const checkAccount = createAccountCheck(services);
  const findFacts = createFlowFacts(services);
  const codes = createVerificationFollower(services);
  const { backlog } = services;
  const tell = async ({ account, key, message }: Heard): Promise<void> => {
    if (!(await checkAccount(account, key))) return codes.tell(account, key, message);
    const { carrierCallId, event } = message;
    await queue.add({ ...key, kind: 'event', carrierCallId, event });
  };
  return {
    tell: (heard) => backlog.add(tell(heard)),
    open({ account, key, message }, goodbye) {
      const opened = orGoodbye(services, goodbye, async (late) => {
        const facts = await readFlowFacts(services, findFacts, account, key, 'identity');
        if (facts === undefined) return codes.open(account, key, message);
        const { carrierCallId, event } = message;
        const asksForWords = () => !late.aborted;
        const step = openCall({ ...facts, answeredBy: event.answeredBy ?? null });
        const said = keepWords(step);
        await queue.add({ ...key, kind: 'event', carrierCallId, event, asksForWords, ...said });
        return step;
      });
      return backlog.add(opened);
    },
    answer({ account, key, message }, step, goodbye) {
      const digit = message.digit ?? null;
      const answer = async (): Promise<FlowStep> => {
        const facts = await requireFlowFacts(services, findFacts, account, key, 'message');
        const { choice, step: next } = answerCall({ ...facts, step, digit });
        // Written before the carrier is asked to go on, so that a stop holds before the line is dead.
        await queue.add({ ...key, kind: 'choice', step, digit, choice, ...keepWords(next) });
        return next;
      };
      return backlog.add(orGoodbye(services, goodbye, () => untilKept(services, answer)));
    },
  };
}
