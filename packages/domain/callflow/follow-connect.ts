import type { FlowState } from './flow-state.ts';
import type { ConnectResult, Utterance } from './flow-step.ts';
import { type ConnectPart, findPart, type Words } from './script.ts';
import {
  type Arrival,
  announceAgain,
  beginWalk,
  cutOff,
  end,
  type FlowCall,
  mostTurns,
  say,
  speak,
  type Walk,
} from './walk.ts';

/** How long an outside number rings. */
const connectRingSeconds = 20;

/** Whatever a script whispers of somebody, it need not hold for the one at the phone (12 CFR 1006.6(d)(1)). */
const unverifiedWhisper: Words = {
  en: 'Somebody at {name}’s number. Not verified.',
  es: 'Alguien en el número de {name}. Sin verificar.',
};

const whisperOf = (walk: Walk, part: ConnectPart): Utterance[] => [
  speak(walk, walk.state.isVerified ? part.whisper : unverifiedWhisper),
];

/** The next number that can take the call, from the present one on. */
function ring(walk: Walk, part: ConnectPart): Arrival {
  const { lines, callerId } = walk.call.facts;
  const line = lines.findIndex((number, index) => number !== null && index >= walk.state.line);
  const to = lines[line] ?? null;
  if (to === null) {
    walk.learned.push({ kind: 'nobody_answered' });
    return { to: part.unanswered };
  }
  if (walk.state.turn >= mostTurns) return cutOff(walk);
  const state = { ...walk.state, line, turn: walk.state.turn + 1 };
  const whisper = whisperOf(walk, part);
  const say = [...announceAgain(walk), ...walk.said];
  const call = { to, callerId, ringSeconds: connectRingSeconds, whisper, say };
  return { state, action: { kind: 'connect', ...call }, facts: [...walk.learned] };
}

export function enterConnect(walk: Walk, part: ConnectPart): Arrival {
  walk.learned.push({ kind: 'wants_someone' });
  walk.state = { ...walk.state, line: 0 };
  say(walk, part.words);
  return ring(walk, part);
}

/** Who spoke with somebody has been served; else the next number rings. */
export function hearConnected(walk: Walk, part: ConnectPart, result: ConnectResult): Arrival {
  if (result === 'answered') {
    walk.learned.push({ kind: 'transferred' });
    return end(walk);
  }
  walk.state = { ...walk.state, line: walk.state.line + 1 };
  return ring(walk, part);
}

/** What the one who picks up hears, whichever lines are free by then; nothing where nobody is being connected. */
export function speakWhisper(call: FlowCall, state: FlowState): Utterance[] {
  const part = findPart(call.script, state.part);
  return part?.kind === 'connect' ? whisperOf(beginWalk(call, state), part) : [];
}
