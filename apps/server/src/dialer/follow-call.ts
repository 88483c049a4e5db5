import type { WebhookMessage } from '@ringfence/carriers/port';
import type { FlowInput, FlowState, FlowTurn } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
import { followFlow, messagePlace } from '@ringfence/domain/callflow/follow-flow';
import { keepWords } from '@ringfence/domain/callflow/said-words';
import { findPart } from '@ringfence/domain/callflow/script';
import { ProblemError } from '../platform/http/problem.ts';
import type { CallKey } from './call-key.ts';
import { createAccountCheck } from './check-account.ts';
import { followConnected, whisperTo } from './connect-call.ts';
import { createVerificationFollower } from './follow-verification.ts';
import { createFlowLoader, type LoadedFlow } from './load-flow.ts';
import { createNewsQueue } from './news-queue.ts';
import { findPressedKey } from './queries/flow.ts';
import { addGoodbye, orGoodbye, untilKept } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';

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
  /** What they hear after a question, or after what else they waited for. */
  answer(heard: Heard, state: FlowState, goodbye: FlowStep): Promise<FlowStep>;
  /** Takes who answered: a machine hears the message instead of everything else. */
  detect(heard: Heard): Promise<void>;
  /** What somebody of the organization hears before they are joined to the call. */
  whisper(heard: Pick<Heard, 'account' | 'key'>, state: FlowState): Promise<readonly Utterance[]>;
}

/** The step with the addresses that the carrier asks next. */
function addressStep({ address, goodbye }: LoadedFlow, { state, action }: FlowTurn): FlowStep {
  if (action.kind === 'hang_up' || action.kind === 'say' || state === null) {
    return action.kind === 'say' ? action : { kind: 'hang_up' };
  }
  const answerUrl = addGoodbye(address.answerUrl(state), goodbye);
  if (action.kind === 'ask') {
    const { records, ...ask } = action;
    const recording = records ? { statusUrl: address.recordingUrl } : null;
    return { ...ask, recording, answerUrl };
  }
  if (action.kind === 'leave_message') return { ...action, answerUrl };
  const { whisper: _, ...connect } = action;
  return { ...connect, answerUrl, whisperUrl: address.whisperUrl(state) };
}

function readInput({ connected, digits = null }: WebhookMessage, state: FlowState): FlowInput {
  if (connected !== undefined) return { kind: 'connected', result: connected };
  return state.part === messagePlace ? { kind: 'message_played' } : { kind: 'keys', digits };
}

/** What is kept of pressed keys: those that answer a check are nobody's business. */
function maskDigits({ call }: LoadedFlow, { part }: FlowState, digits: string | null) {
  const isCheck = findPart(call.script, part)?.kind === 'verify';
  return isCheck && digits !== null && digits.length > 1 ? '•'.repeat(digits.length) : digits;
}

export function createCallFollower(services: DialerServices): CallFollower {
  const queue = createNewsQueue(services);
  const checkAccount = createAccountCheck(services);
  const loadFlow = createFlowLoader(services);
  const codes = createVerificationFollower(services);
  const { backlog, database, log } = services;

  const tell = async ({ account, key, message }: Heard): Promise<void> => {
    if (!(await checkAccount(account, key))) return codes.tell(account, key, message);
    const { carrierCallId, event } = message;
    await queue.add({ ...key, kind: 'event', carrierCallId, event });
  };

  async function requireFlow({ account, key }: Pick<Heard, 'account' | 'key'>) {
    const flow = await loadFlow(account, key);
    if (flow === 'unknown') throw new ProblemError('not_found');
    return flow;
  }

  /** Written before the carrier is asked to go on, so that a stop holds before the line is dead. */
  async function keep(flow: LoadedFlow, heard: Heard, state: FlowState, turn: FlowTurn) {
    const { key, message } = heard;
    const digits = maskDigits(flow, state, message.digits ?? null);
    await queue.add({
      ...key,
      kind: 'answer',
      at: `${state.part} ${state.question}`,
      turn: state.turn,
      digits,
      hasPressed: digits !== null,
      connected: message.connected ?? null,
      facts: turn.facts,
      ...keepWords(flow.script, turn.action),
    });
  }

  /** Of a machine: the message, once; a person who has pressed a key is no machine, whatever the carrier heard. */
  async function leaveMessage(heard: Heard): Promise<void> {
    const { account, key, message } = heard;
    const pressed = await database.asSystem((transaction) =>
      transaction.first(findPressedKey, [key.organizationId, key.callId]),
    );
    if (pressed?.has_pressed) return;
    const flow = await requireFlow(heard);
    const turn = flow && followFlow(flow.call, null, { kind: 'machine' });
    const step: FlowStep = flow && turn ? addressStep(flow, turn) : { kind: 'hang_up' };
    if (flow && turn?.state) await keep(flow, heard, { ...turn.state, turn: 0 }, turn);
    await account.carrier.interruptCall(message.carrierCallId, step);
  }

  async function detect(heard: Heard): Promise<void> {
    await tell(heard);
    const { answeredBy } = heard.message.event;
    if (answeredBy === 'machine') await leaveMessage(heard);
    else if (answeredBy === 'fax' || answeredBy === 'operator') {
      await heard.account.carrier.interruptCall(heard.message.carrierCallId, { kind: 'hang_up' });
    }
  }

  return {
    tell: (heard) => backlog.add(tell(heard)),
    open(heard, goodbye) {
      const { account, key, message } = heard;
      const opened = orGoodbye(services, goodbye, async (late) => {
        const flow = await loadFlow(account, key);
        if (flow === 'unknown') return codes.open(account, key, message);
        const { carrierCallId, event } = message;
        const asksForWords = () => !late.aborted;
        const answered = { kind: 'answered' } as const;
        const turn = flow && (await followConnected(services, key, flow.call, null, answered));
        const said = flow && turn ? keepWords(flow.script, turn.action) : {};
        const facts = turn?.facts ?? [];
        const news = { ...key, kind: 'event', carrierCallId, event, asksForWords, facts } as const;
        await queue.add({ ...news, ...said });
        return flow && turn ? addressStep(flow, turn) : goodbye;
      });
      return backlog.add(opened);
    },
    answer(heard, state, goodbye) {
      const answer = async (): Promise<FlowStep> => {
        const flow = await requireFlow(heard);
        if (flow === undefined) return goodbye;
        const input = readInput(heard.message, state);
        const turn = await followConnected(services, heard.key, flow.call, state, input);
        await keep(flow, heard, state, turn);
        return addressStep(flow, turn);
      };
      return backlog.add(orGoodbye(services, goodbye, () => untilKept(services, answer)));
    },
    detect: (heard) =>
      backlog.add(
        detect(heard).catch((error: unknown) => {
          if (error instanceof ProblemError) throw error;
          // The call goes on: nobody hears anything of a debt without the check.
          log.warn({ callId: heard.key.callId, error }, 'a machine could not be left a message');
        }),
      ),
    async whisper(heard, state) {
      const flow = await requireFlow(heard);
      const said = flow && (await whisperTo(services, heard.key, flow.call, state));
      // Who picks up after the call has gone on is not joined to it, and hears nothing of anybody.
      if (said === undefined) throw new ProblemError('not_found');
      return said;
    },
  };
}
