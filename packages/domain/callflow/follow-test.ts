import type { FlowInput, FlowState, FlowTurn } from './flow-state.ts';
import type { Utterance } from './flow-step.ts';
import { type FlowCall, followFlow } from './follow-flow.ts';
import type { Words } from './script.ts';
import { languageTags } from './speak-values.ts';
import { spellDigits } from './spell-digits.ts';

const opening: Words = {
  en: 'This is a test of a script. Nothing you press is kept.',
  es: 'Esta es una prueba de un guion. Nada de lo que oprima se guarda.',
};
const ringing: Words = {
  en: 'This is a test, so nobody else is called. In a real call, {line} would ring now. We go on as if nobody answered.',
  es: 'Esto es una prueba, así que no llamamos a nadie más. En una llamada real sonaría ahora el {line}. Seguimos como si nadie contestara.',
};

/** Puts words before what a turn says; where it says nothing, they are all that is said. */
function sayBefore(turn: FlowTurn, words: readonly Utterance[]): FlowTurn {
  const { action } = turn;
  if (action.kind === 'hang_up') return { ...turn, action: { kind: 'say', say: words } };
  return { ...turn, action: { ...action, say: [...words, ...action.say] } };
}

/** Nobody is connected: it goes on as if the line had rung for nothing. */
function passLines(call: FlowCall, turn: FlowTurn): FlowTurn {
  const { action, state } = turn;
  if (action.kind !== 'connect' || state === null) return turn;
  const next = followFlow(call, state, { kind: 'connected', result: 'no_answer' });
  const text = ringing[state.language].replace('{line}', spellDigits(action.to));
  const said = { language: languageTags[state.language], text };
  return sayBefore(passLines(call, next), [...action.say, said]);
}

/**
 * What comes next on a test call: the words and ways of a real one, and nothing that it hears becomes a fact. It
 * says at once what it is, is not recorded, and rings nobody else.
 */
export function followTest(call: FlowCall, state: FlowState | null, input: FlowInput): FlowTurn {
  const { script, facts } = call;
  // One line is enough to say what would ring.
  const lines = facts.lines.filter((line) => line !== null).slice(0, 1);
  const tested = { script, facts: { ...facts, lines, wantsRecording: false } };
  const turn = passLines(tested, followFlow(tested, state, input));
  const notice = { language: languageTags[facts.language], text: opening[facts.language] };
  const said = input.kind === 'answered' ? sayFirst(turn, notice) : turn;
  return { ...said, facts: [] };
}

/** Before all else, also before the notice of a recording. */
function sayFirst(turn: FlowTurn, notice: Utterance): FlowTurn {
  const { action } = turn;
  if (action.kind !== 'ask') return sayBefore(turn, [notice]);
  return { ...turn, action: { ...action, opening: [notice, ...action.opening] } };
}
