import type { WebhookMessage } from '@ringfence/carriers/port';
import type { FlowInput, FlowState } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { messagePlace } from '@ringfence/domain/callflow/follow-flow';
import { maskDigits } from '@ringfence/domain/callflow/mask-digits';
import { keepWords } from '@ringfence/domain/callflow/said-words';
import { addressStep } from './address-step.ts';
import type { CallFollower, FlowKeeper, Heard } from './call-follower.ts';
import { createAccountCheck } from './check-account.ts';
import { createConnector } from './connect-call.ts';
import { createVerificationFollower } from './follow-verification.ts';
import { readConnection } from './keep-connections.ts';
import { createFlowLoader, requireFlow } from './load-flow.ts';
import { createDetection } from './meet-machine.ts';
import { createNewsQueue } from './news-queue.ts';
import { orGoodbye, untilKept } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';

function readInput({ connected, digits = null }: WebhookMessage, state: FlowState): FlowInput {
  if (connected !== undefined) return { kind: 'connected', result: connected };
  return state.part === messagePlace ? { kind: 'message_played' } : { kind: 'keys', digits };
}

export function createCallFollower(services: DialerServices): CallFollower {
  const queue = createNewsQueue(services);
  const checkAccount = createAccountCheck(services);
  const loadFlow = createFlowLoader(services);
  const codes = createVerificationFollower(services);
  const { backlog, log } = services;

  const tell = async ({ account, key, message }: Heard): Promise<void> => {
    if (!(await checkAccount(account, key))) return codes.tell(account, key, message);
    const { carrierCallId, event } = message;
    await queue.add({ ...key, kind: 'event', carrierCallId, event });
  };

  /** Written before the carrier is asked to go on, so that a stop holds before the line is dead. */
  const keep: FlowKeeper = async (
    flow,
    { key, message },
    state,
    turn,
    asksForWords = () => true,
  ) => {
    const digits = maskDigits(flow.call.script, state, message.digits ?? null);
    const at = `${state.part} ${state.question}`;
    const answer = { at, turn: state.turn, digits, hasPressed: digits !== null };
    const learned = { ...readConnection(flow, message, state), facts: turn.facts };
    const said = { ...keepWords(flow.script, turn.action), asksForWords };
    return queue.add({ ...key, kind: 'answer', ...answer, ...learned, ...said });
  };
  const { follow, whisper } = createConnector(services);
  const meet = createDetection(services, loadFlow, keep);

  return {
    tell: (heard) => backlog.add(tell(heard)),
    open({ account, key, message }, goodbye) {
      const opened = orGoodbye(services, goodbye, async (late) => {
        const flow = await loadFlow(account, key);
        if (flow === 'unknown') return codes.open(account, key, message);
        const { carrierCallId, event } = message;
        const turn = flow && (await follow(key, flow.call, null, { kind: 'answered' }));
        const said = flow && turn ? keepWords(flow.script, turn.action) : {};
        const heard = { carrierCallId, event, asksForWords: () => !late.aborted };
        await queue.add({ ...key, kind: 'event', ...heard, facts: turn?.facts ?? [], ...said });
        return flow && turn ? addressStep(flow, turn) : goodbye;
      });
      return backlog.add(opened);
    },
    answer(heard, state, goodbye) {
      const answer = async (late: AbortSignal): Promise<FlowStep> => {
        const { account, key, message } = heard;
        const input = readInput(message, state);
        const flow = await loadFlow(account, key);
        if (flow === 'unknown') return codes.answer(account, key, state, input);
        if (flow === undefined) return goodbye;
        const turn = await follow(key, flow.call, state, input);
        await keep(flow, heard, state, turn, () => !late.aborted);
        return addressStep(flow, turn);
      };
      const kept = (late: AbortSignal) => untilKept(services, () => answer(late));
      return backlog.add(orGoodbye(services, goodbye, kept));
    },
    async detect(heard) {
      await backlog.add(tell(heard));
      const met = meet(heard).catch((error: unknown) => {
        // The call goes on: nobody hears anything of a debt without the check.
        log.warn({ callId: heard.key.callId, error }, 'a machine could not be left a message');
      });
      await backlog.add(met);
    },
    whisper: async (heard, state) => whisper(heard.key, await requireFlow(loadFlow, heard), state),
  };
}
