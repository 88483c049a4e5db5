import type { FlowInput, FlowState, FlowTurn } from './flow-state.ts';
import { answerCheck, enterCheck, findExpected } from './follow-check.ts';
import { enterConnect, hearConnected } from './follow-connect.ts';
import { answerPromise, enterPromise } from './follow-promise.ts';
import {
  type AnotherTimePart,
  dayParts,
  findPart,
  flowKeys,
  type MenuPart,
  type Part,
  type ScriptLanguage,
} from './script.ts';
import { languageTags } from './speak-values.ts';
import {
  type Arrival,
  ask,
  askAgain,
  beginWalk,
  end,
  type FlowCall,
  hangUp,
  moveTo,
  say,
  speak,
  stopKey,
  stopKeys,
  type Walk,
  yesKey,
} from './walk.ts';

export type { FlowCall } from './walk.ts';

/** Where a machine is: it hears the message, and is in no part. */
export const messagePlace = 'voicemail';
/** A script that leads in a circle without a question ends here. */
const mostParts = 50;

function enterPart(walk: Walk, part: Part): Arrival {
  switch (part.kind) {
    case 'say':
      say(walk, part.words);
      return { to: part.next };
    case 'menu':
      say(walk, part.words);
      return ask(walk);
    case 'verify':
      return enterCheck(walk, part);
    case 'disclosure': {
      // It tells of a debt itself.
      if (!walk.state.isVerified) return { to: part.next };
      const { role, isFirst, disclosures } = walk.call.facts;
      const firstOrLater = isFirst ? part.first : part.later;
      say(walk, role === 'creditor' ? part.creditor : firstOrLater);
      // As counsel confirmed them: nothing in them is filled in.
      const language = languageTags[walk.state.language];
      for (const words of disclosures ?? []) {
        walk.said.push({ language, text: words[walk.state.language] });
      }
      return { to: part.next };
    }
    case 'promise':
      return enterPromise(walk, part);
    case 'dispute':
      walk.learned.push({ kind: 'dispute' });
      say(walk, part.words);
      return { to: part.next };
    case 'wrong_person':
      walk.learned.push({ kind: 'wrong_party' });
      say(walk, part.words);
      return end(walk);
    case 'stop':
      walk.learned.push({ kind: 'stop' });
      say(walk, part.words);
      return end(walk);
    case 'another_time':
      say(walk, part.words);
      return ask(walk);
    case 'language': {
      const language: ScriptLanguage = walk.state.language === 'en' ? 'es' : 'en';
      walk.state = { ...walk.state, language };
      walk.learned.push({ kind: 'language', language });
      return { to: part.next };
    }
    case 'connect':
      return enterConnect(walk, part);
    case 'goodbye':
      say(walk, part.words);
      return end(walk);
  }
}

function answerMenu(walk: Walk, part: MenuPart, digits: string | null): Arrival {
  const key = flowKeys.find((known) => known === digits);
  const to = key && part.keys[key];
  if (to !== undefined) return { to };
  if (!askAgain(walk)) return { to: part.silence };
  say(walk, part.words);
  return ask(walk);
}

/** A consent binds the person, so only who is verified is asked for it. */
function answerAnotherTime(walk: Walk, part: AnotherTimePart, digits: string | null): Arrival {
  if (walk.state.question === 0) {
    const suits = dayParts[Number(digits ?? 0) - 1];
    if (suits === undefined) {
      if (!askAgain(walk)) return { to: part.next };
      say(walk, part.words);
      return ask(walk);
    }
    walk.learned.push({ kind: 'another_time', suits });
    if (!walk.state.isVerified) return { to: part.next };
    moveTo(walk, 1);
    say(walk, part.consent);
    return ask(walk);
  }
  if (digits === yesKey) {
    const words = speak(walk, part.consent).text;
    walk.learned.push({ kind: 'call_consent', about: 'another_time', words });
  }
  return { to: part.next };
}

function answerPart(walk: Walk, part: Part, digits: string | null): Arrival {
  switch (part.kind) {
    case 'menu':
      return answerMenu(walk, part, digits);
    case 'verify':
      return answerCheck(walk, part, digits);
    case 'promise':
      return answerPromise(walk, part, digits);
    case 'another_time':
      return answerAnotherTime(walk, part, digits);
    default:
      // Nothing was asked there.
      return end(walk);
  }
}

/** From part to part until something is asked, or the call ends. */
function arrive(walk: Walk, arrival: Arrival): FlowTurn {
  let reached = arrival;
  for (let parts = 0; 'to' in reached; parts += 1) {
    const part = findPart(walk.call.script, reached.to);
    if (part === undefined || parts === mostParts) return end(walk);
    walk.state = { ...walk.state, part: part.id, question: 0, silences: 0 };
    reached = enterPart(walk, part);
  }
  return reached;
}

/**
 * The key that stops all calls, at any question, also where digits are typed. Who means it presses it more than
 * once; only where those digits are the very answer that is asked for, they are the answer.
 */
function isStop(walk: Walk, digits: string | null): boolean {
  if (digits === stopKey) return true;
  return digits !== null && stopKeys.test(digits) && digits !== findExpected(walk);
}

function stop(walk: Walk): FlowTurn {
  const part = walk.call.script.parts.find(({ kind }) => kind === 'stop');
  if (part !== undefined) return arrive(walk, { to: part.id });
  walk.learned.push({ kind: 'stop' });
  return end(walk);
}

function begin({ script, facts }: FlowCall): FlowState {
  return {
    part: script.parts[0]?.id ?? '',
    question: 0,
    turn: 0,
    language: facts.language,
    isVerified: false,
    tries: 0,
    isWrong: false,
    silences: 0,
    offer: null,
    line: 0,
  };
}

function leaveMessage(walk: Walk): FlowTurn {
  const { script } = walk.call;
  if (script.voicemail === null) return { state: null, action: hangUp, facts: [] };
  const state = { ...walk.state, part: messagePlace, turn: walk.state.turn + 1 };
  const message = [speak(walk, script.voicemail)];
  return { state, action: { kind: 'leave_message', say: message }, facts: [] };
}

/**
 * What comes next on a call, the same for every carrier. What was learned is to be kept before the action is
 * carried out, so that a stop holds before the line is dead. A state that is not of this script ends the call.
 */
export function followFlow(call: FlowCall, state: FlowState | null, input: FlowInput): FlowTurn {
  const walk = beginWalk(call, state ?? begin(call));
  if (input.kind === 'answered') return arrive(walk, { to: walk.state.part });
  if (input.kind === 'machine') return leaveMessage(beginWalk(call, begin(call)));
  if (input.kind === 'message_played') {
    return { state: null, action: hangUp, facts: [{ kind: 'voicemail_left' }] };
  }
  // Before all else: it holds even where nobody knows any more what was asked.
  if (input.kind === 'keys' && isStop(walk, input.digits)) return stop(walk);
  const part = findPart(call.script, walk.state.part);
  if (state === null || part === undefined) return end(walk);
  if (input.kind === 'keys') return arrive(walk, answerPart(walk, part, input.digits));
  if (part.kind !== 'connect') return end(walk);
  return arrive(walk, hearConnected(walk, part, input.result));
}
