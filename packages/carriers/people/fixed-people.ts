import type { Persona } from './persona.ts';

/** Who answers, says who they are, and wants nothing. */
const person: Persona = {
  comesTo: 'person',
  ringSeconds: 4,
  takenFor: 'human',
  detectionSeconds: 2,
  greetingSeconds: 6,
  hasBeep: true,
  claims: 'self',
  check: 'right',
  wish: 'nothing',
  offer: 0,
  agrees: true,
  suits: 'evening',
  changesLanguage: false,
  reactionSeconds: 1,
  patienceSeconds: Number.POSITIVE_INFINITY,
};
const silent: Persona = { ...person, claims: 'nobody' };
const machine: Persona = { ...silent, comesTo: 'machine', takenFor: 'machine' };

/** By the last four digits of their number, for tests and demonstrations; the README has them as a table. */
const people: Readonly<Record<string, Persona>> = {
  '0170': { ...machine, greetingSeconds: 15, hasBeep: false },
  '0171': { ...silent, comesTo: 'fax', takenFor: 'fax' },
  '0172': { ...silent, comesTo: 'operator', takenFor: 'operator' },
  '0173': { ...silent, takenFor: 'machine' },
  '0174': { ...machine, takenFor: 'human' },
  '0175': { ...person, check: 'wrong_once' },
  '0176': { ...person, check: 'wrong' },
  '0177': { ...person, check: 'silent' },
  '0178': { ...person, claims: 'other' },
  '0179': { ...person, wish: 'promise' },
  '0180': { ...person, wish: 'dispute' },
  '0181': { ...person, wish: 'someone' },
  '0182': { ...person, wish: 'another_time' },
  '0183': { ...person, wish: 'promise', changesLanguage: true },
  '0184': { ...silent, patienceSeconds: 4 },
  '0185': { ...person, wish: 'promise', agrees: false },
  '0190': { ...silent, comesTo: 'no_answer' },
  '0191': { ...silent, comesTo: 'busy' },
  '0192': machine,
  '0193': silent,
  '0194': person,
  '0195': { ...person, wish: 'stop' },
  '0196': { ...silent, comesTo: 'not_in_service' },
  '0197': person,
  '0198': person,
  '0199': person,
};

export function findFixedPersona(to: string): Persona | undefined {
  return people[to.slice(-4)];
}
