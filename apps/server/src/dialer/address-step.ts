import type { FlowAction, FlowTurn } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { giveVoices } from '@ringfence/domain/callflow/give-voices';
import type { LoadedFlow } from './load-flow.ts';
import { addGoodbye } from './say-goodbye.ts';

/** Every utterance in one voice. */
function giveStepVoices(action: FlowAction): FlowAction {
  if (action.kind === 'hang_up') return action;
  const say = giveVoices(action.say);
  return action.kind === 'ask'
    ? { ...action, opening: giveVoices(action.opening), say }
    : { ...action, say };
}

/** The step with the addresses that the carrier asks next. */
export function addressStep({ address, goodbye }: LoadedFlow, turn: FlowTurn): FlowStep {
  const { state } = turn;
  const action = giveStepVoices(turn.action);
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
