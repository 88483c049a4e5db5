import type { Behaviour } from './behaviour.ts';
import { createChance } from './draw-chance.ts';

const person: Behaviour = {
  comesTo: 'person',
  ringSeconds: 3,
  detectionSeconds: 2,
  key: '1',
  reactionSeconds: 1,
  patienceSeconds: Number.POSITIVE_INFINITY,
  events: 'in_order',
  losesAnswer: false,
};
const silence: Behaviour = { ...person, key: null };

/** Numbers that always behave the same, by their last four digits; the README has them as a table. */
const fixed: ReadonlyMap<string, Behaviour> = new Map([
  ['0190', { ...silence, comesTo: 'no_answer' }],
  ['0191', { ...silence, comesTo: 'busy' }],
  ['0192', { ...silence, comesTo: 'machine' }],
  ['0193', silence],
  ['0194', person],
  ['0195', { ...person, key: '9' }],
  ['0196', { ...silence, comesTo: 'not_in_service' }],
  ['0197', { ...person, events: 'lost' }],
  ['0198', { ...person, events: 'twice_in_wrong_order' }],
  ['0199', { ...person, losesAnswer: true }],
]);

type Shares<Choice> = readonly (readonly [upTo: number, choice: Choice])[];

/** Parts of all calls, each up to where the next begins. */
const outcomes: Shares<Behaviour['comesTo']> = [
  [0.35, 'no_answer'],
  [0.6, 'machine'],
  [0.85, 'person'],
  [0.93, 'busy'],
  [0.97, 'failed'],
  [1, 'not_in_service'],
];

/** The same of the people who answer. */
const keys: Shares<string | null> = [
  [0.6, '1'],
  [0.7, '2'],
  [0.78, '9'],
  [1, null],
];

function choose<Choice>(shares: Shares<Choice>, chance: number, otherwise: Choice): Choice {
  return shares.find(([upTo]) => chance < upTo)?.[1] ?? otherwise;
}

/** From the seed, the number and its earlier calls alone, so that a run can be repeated in any order. */
export function chooseBehaviour(seed: number, to: string, earlierCalls: number): Behaviour {
  const always = fixed.get(to.slice(-4));
  if (always !== undefined) return always;
  const draw = createChance(`${seed}/${to}/${earlierCalls}`);
  const between = (least: number, most: number): number => least + draw() * (most - least);
  const comesTo = choose(outcomes, draw(), 'no_answer');
  const key = choose(keys, draw(), null);
  // Half of the silent hang up early.
  const isImpatient = comesTo === 'person' && key === null && draw() < 0.5;
  return {
    comesTo,
    ringSeconds: between(2, 25),
    detectionSeconds: between(1, 4),
    key: comesTo === 'person' ? key : null,
    reactionSeconds: between(0.5, 3),
    patienceSeconds: isImpatient ? between(3, 10) : Number.POSITIVE_INFINITY,
    events: 'in_order',
    losesAnswer: false,
  };
}
