import type { FlowFacts } from '../flow-facts.ts';
import type { FlowInput, FlowState, FlowTurn } from '../flow-state.ts';
import { chooseQuestions } from '../follow-check.ts';
import { followFlow } from '../follow-flow.ts';
import { findPart, flowKeys, type Part, type Script } from '../script.ts';
import { type Heard, type History, hear, noHistory, Reader } from './hear-turn.ts';
import { markScript } from './mark-script.ts';
import { representativeFacts } from './representative-facts.ts';

/** From one question to the next, or to the end: what somebody pressed and what they then heard. */
export interface Stretch {
  facts: FlowFacts;
  isFirst: boolean;
  turn: FlowTurn;
  heard: readonly Heard[];
  /** What had been heard before it, and what the last question offered. */
  known: History;
  /** What has been heard by its end. */
  after: History;
  /** Where something is asked now; undefined at the end of a call. */
  part: Part | undefined;
}

export interface Exploration {
  stretches: readonly Stretch[];
  /** Questions to which a call comes back when nobody presses anything. */
  endless: ReadonlySet<string>;
  isComplete: boolean;
}

interface Place {
  state: FlowState;
  history: History;
}

/** Far more than any script needs that people can follow. */
const mostStepsOfScript = 300_000;

const press = (...keys: readonly (string | null)[]): readonly FlowInput[] =>
  keys.map((digits) => ({ kind: 'keys', digits }));
const everyKey = press(...flowKeys, null);
/** Yes, no, stop and silence: where a question has no other answers, each other key is a no. */
const yesOrNo = press('1', '2', '9', null);
const lineResults: readonly FlowInput[] = [
  { kind: 'connected', result: 'answered' },
  { kind: 'connected', result: 'no_answer' },
];

function listInputs(
  part: Part | undefined,
  state: FlowState,
  facts: FlowFacts,
): readonly FlowInput[] {
  if (part?.kind === 'connect') return lineResults;
  if (part?.kind !== 'verify') return state.question > 0 ? yesOrNo : everyKey;
  const question = chooseQuestions(facts.answers)[state.question];
  const right = question === undefined ? null : facts.answers[question];
  return press(right, '0000', '9', null);
}

const meansNothing = (input: FlowInput): boolean =>
  (input.kind === 'keys' && input.digits === null) ||
  (input.kind === 'connected' && input.result !== 'answered');

/**
 * Two places are the same where everything that follows is: how often something was asked does not matter, and
 * what a part keeps in mind does so only there.
 */
function nameOf({ state, history }: Place, part: Part | undefined): string {
  const { question, language, isVerified, silences } = state;
  const kept = [
    ...(isVerified ? [] : [state.tries, state.isWrong]),
    ...(part?.kind === 'promise' ? [state.offer] : []),
    ...(part?.kind === 'connect' ? [state.line] : []),
  ];
  const heard = Object.values(history).map(Number);
  return [state.part, question, language, isVerified, silences, ...heard, ...kept].join(' ');
}

/** Many keys, and many people, hear the same at the same place. */
function nameStretch({ facts, isFirst, known, heard }: Stretch, place: string | null): string {
  const texts = heard.map(({ textNumber, isVerified }) => textNumber * 2 + Number(isVerified));
  const before = Object.values(known).map(Number);
  return [place, facts.role, isFirst, ...before, ...texts].join(' ');
}

/** The questions that a chain of silences comes back to. */
function findEndless(
  silences: ReadonlyMap<string, { part: string; next: string | null }>,
): Set<string> {
  const endless = new Set<string>();
  const settled = new Set<string>();
  for (const start of silences.keys()) {
    const way: string[] = [];
    let at: string | null = start;
    while (at !== null && !settled.has(at) && !way.includes(at)) {
      way.push(at);
      at = silences.get(at)?.next ?? null;
    }
    const circle = at === null ? [] : way.slice(way.indexOf(at));
    if (at !== null && way.includes(at)) {
      for (const name of circle) endless.add(silences.get(name)?.part ?? '');
    }
    for (const name of way) settled.add(name);
  }
  return endless;
}

interface Exploring {
  reader: Reader;
  facts: FlowFacts;
  stretches: Map<string, Stretch>;
  endless: Set<string>;
}

/** Every place that one person can come to, each once; how many steps it took. */
function explore({ reader, facts, stretches, endless }: Exploring, stepsLeft: number): number {
  const { script } = reader.marked;
  const call = { script, facts };
  const places = new Map<string, Place>();
  const silences = new Map<string, { part: string; next: string | null }>();
  const arrive = (turn: FlowTurn, from: Place | null, history: History): string | null => {
    const wasVerified = from?.state.isVerified ?? false;
    const { heard, after } = hear(reader, { facts, turn, before: history, wasVerified });
    const part = turn.state === null ? undefined : findPart(script, turn.state.part);
    const place = turn.state && { state: turn.state, history: after };
    const name = place && nameOf(place, part);
    const stretch = { facts, isFirst: from === null, turn, heard, known: history, after, part };
    stretches.set(nameStretch(stretch, name), stretch);
    if (place !== null && name !== null && !places.has(name)) places.set(name, place);
    return name;
  };
  arrive(followFlow(call, null, { kind: 'answered' }), null, noHistory);
  let steps = 1;
  // A map is walked on to what is added meanwhile.
  for (const [name, place] of places) {
    const part = findPart(script, place.state.part);
    const inputs = listInputs(part, place.state, facts);
    steps += inputs.length;
    if (steps > stepsLeft) return steps;
    const turns = inputs.map((input) => ({ input, turn: followFlow(call, place.state, input) }));
    const offersWrongPerson =
      place.history.offersWrongPerson ||
      turns.some(({ turn }) => turn.facts.some(({ kind }) => kind === 'wrong_party'));
    for (const { input, turn } of turns) {
      const next = arrive(turn, place, { ...place.history, offersWrongPerson });
      if (meansNothing(input)) silences.set(name, { part: place.state.part, next });
    }
  }
  for (const part of findEndless(silences)) endless.add(part);
  return steps;
}

/** Walks every path of a script with the function that the calls follow, as every kind of person would meet it. */
export function explorePaths(
  script: Script,
  { people = representativeFacts, mostSteps = mostStepsOfScript } = {},
): Exploration {
  const reader = new Reader(markScript(script));
  const stretches = new Map<string, Stretch>();
  const endless = new Set<string>();
  let stepsLeft = mostSteps;
  for (const facts of people) {
    stepsLeft -= explore({ reader, facts, stretches, endless }, stepsLeft);
    if (stepsLeft < 0) return { stretches: [...stretches.values()], endless, isComplete: false };
  }
  return { stretches: [...stretches.values()], endless, isComplete: true };
}
