import type { WebhookMessage } from '@ringfence/carriers/port';
import { answerCall, openCall } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import * as z from 'zod';
import { createNewsQueue } from './news-queue.ts';
import { requireFlowFacts } from './require-flow-facts.ts';
import { orGoodbye, untilKept } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';

export interface CallKey {
  organizationId: string;
  callId: string;
}

const question = z.enum(['identity', 'message']);
export type Question = z.infer<typeof question>;

/** The question that an address names, where it names one. */
export function readQuestion(name: string | undefined): Question | undefined {
  return question.safeParse(name).data;
}

/** What a call tells and asks while it lasts, whichever way the carrier brings it. */
export interface CallFollower {
  /** Resolves once it is kept. */
  tell(key: CallKey, message: WebhookMessage): Promise<void>;
  /** What somebody who has answered hears first. */
  open(key: CallKey, message: WebhookMessage, goodbye: FlowStep): Promise<FlowStep>;
  /** What they hear after a question. */
  answer(
    key: CallKey,
    message: WebhookMessage,
    step: Question,
    goodbye: FlowStep,
  ): Promise<FlowStep>;
}

export function createCallFollower(services: DialerServices): CallFollower {
  const queue = createNewsQueue(services);
  return {
    tell: (key, { carrierCallId, event }) =>
      queue.add({ ...key, kind: 'event', carrierCallId, event }),
    open: (key, { carrierCallId, event }, goodbye) =>
      orGoodbye(services, goodbye, async (late) => {
        const facts = await requireFlowFacts(services, key, 'identity');
        const asksForWords = () => !late.aborted;
        await queue.add({ ...key, kind: 'event', carrierCallId, event, asksForWords });
        return openCall({ ...facts, answeredBy: event.answeredBy ?? null });
      }),
    answer(key, message, step, goodbye) {
      const digit = message.digit ?? null;
      const answer = async (): Promise<FlowStep> => {
        const facts = await requireFlowFacts(services, key, 'message');
        const { choice, step: next } = answerCall({ ...facts, step, digit });
        // Written before the carrier is told to go on, so that a stop holds before the line is dead.
        await queue.add({ ...key, kind: 'choice', step, digit, choice });
        return next;
      };
      return orGoodbye(services, goodbye, () => untilKept(services, answer));
    },
  };
}
