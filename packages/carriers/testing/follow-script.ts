import type {
  CallFact,
  FlowInput,
  FlowState,
  FlowTurn,
} from '@ringfence/domain/callflow/flow-state';
import type { FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
import { type FlowCall, followFlow, messagePlace } from '@ringfence/domain/callflow/follow-flow';
import * as z from 'zod';
import type { Carrier, WebhookMessage } from '../port.ts';

const flowState = z.object({
  part: z.string(),
  question: z.number(),
  turn: z.number(),
  language: z.enum(['en', 'es']),
  isVerified: z.boolean(),
  tries: z.number(),
  isWrong: z.boolean(),
  silences: z.number(),
  offer: z.number().nullable(),
  line: z.number(),
}) satisfies z.ZodType<FlowState>;

function writeUrl(base: string, last: string, state: FlowState | null): string {
  return `${base}/${last}?state=${encodeURIComponent(JSON.stringify(state))}`;
}

function readState(url: string | null): FlowState | null {
  const text = url === null ? null : new URL(url).searchParams.get('state');
  return text === null ? null : flowState.parse(JSON.parse(text));
}

function readInput(state: FlowState | null, message: WebhookMessage): FlowInput {
  const { connected, digits = null } = message;
  if (state === null) return { kind: 'answered' };
  if (state.part === messagePlace) return { kind: 'message_played' };
  return connected ? { kind: 'connected', result: connected } : { kind: 'keys', digits };
}

/** An application that follows scripts. Where a call is in its script travels in the addresses alone. */
export function createApplication(carrier: Carrier, address: string) {
  const calls = new Map<string, FlowCall>();
  const facts = new Map<string, CallFact[]>();
  const whisper: readonly Utterance[] = [{ language: 'en-US', text: 'A call for you.' }];

  function require(reference: string): FlowCall {
    const call = calls.get(reference);
    if (call === undefined) throw new Error(`There is no call ${reference}.`);
    return call;
  }

  function carryOn(reference: string, turn: FlowTurn): FlowStep {
    const base = `${address}/${reference}`;
    const { action, state } = turn;
    facts.get(reference)?.push(...turn.facts);
    const answerUrl = writeUrl(base, 'answer', state);
    switch (action.kind) {
      case 'ask': {
        const { records, ...asked } = action;
        return {
          ...asked,
          answerUrl,
          recording: records ? { statusUrl: `${base}/recording` } : null,
        };
      }
      case 'connect': {
        const { whisper: _, ...joined } = action;
        return { ...joined, answerUrl, whisperUrl: `${base}/whisper` };
      }
      case 'leave_message':
        return { ...action, answerUrl };
      default:
        return action;
    }
  }

  return {
    whisper,
    open(reference: string, call: FlowCall): void {
      calls.set(reference, call);
      facts.set(reference, []);
    },
    factsOf: (reference: string): readonly CallFact[] => facts.get(reference) ?? [],
    /** What to say next, at an address that this application gave, or at none when the call was just answered. */
    answer(reference: string, url: string | null, message: WebhookMessage): FlowStep {
      const state = readState(url);
      return carryOn(reference, followFlow(require(reference), state, readInput(state, message)));
    },
    async detect(reference: string, { carrierCallId, event }: WebhookMessage): Promise<void> {
      if (event.answeredBy === 'fax') await carrier.endCall(carrierCallId);
      if (event.answeredBy !== 'machine') return;
      const turn = followFlow(require(reference), null, { kind: 'machine' });
      await carrier.interruptCall(carrierCallId, carryOn(reference, turn));
    },
  };
}

export type Application = ReturnType<typeof createApplication>;
