import { followFlow } from '@ringfence/domain/callflow/follow-flow';
import { keepWords } from '@ringfence/domain/callflow/said-words';
import {
  type Answer,
  type Conversation,
  countSpeech,
  openCall,
  type SpokenCall,
  takeAnswer,
} from './hold-conversation.ts';
import type { Random } from './random.ts';

/** Of the machines that are given a message, so many keep it to its last word. */
const keptMessages = 0.6;

/** With the moment at which the carrier reported what it is that answered. */
export interface LeftMessage extends Conversation {
  detectedAfter: number;
}

/**
 * A machine hears the opening while its greeting plays, and the message behind its beep. Some have no room for it,
 * and the line is dead before the last word.
 */
export function leaveMessage(random: Random, spoken: SpokenCall): LeftMessage {
  const openedAfter = 0.3 + random.next() * 0.7;
  const detectedAfter = random.between(6, 18) + random.next();
  const { opening } = openCall(spoken);
  const { call, script } = spoken;
  const { state, action } = followFlow(call, null, { kind: 'machine' });
  const heard = { opening, openedAfter, detectedAfter };
  if (state === null) return { ...heard, answers: [], endedAfter: detectedAfter + 0.3 };
  const given: Answer = {
    at: `${state.part} ${state.question}`,
    turn: 0,
    digits: null,
    hasPressed: false,
    connected: null,
    facts: [],
    ...keepWords(script, action),
  };
  const givenAfter = detectedAfter + 0.1 + random.next() * 0.2;
  const begun = { ...given, after: givenAfter };
  const speech = countSpeech(action);
  if (!random.happens(keptMessages)) {
    const endedAfter = givenAfter + speech * (0.1 + random.next() * 0.8);
    return { ...heard, answers: [begun], endedAfter };
  }
  const { answer } = takeAnswer(spoken, state, { kind: 'message_played' });
  const playedAfter = givenAfter + 1 + speech;
  const answers = [begun, { ...answer, after: playedAfter }];
  return { ...heard, answers, endedAfter: playedAfter + 0.3 };
}
