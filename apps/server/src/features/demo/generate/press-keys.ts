import type { FlowState } from '@ringfence/domain/callflow/flow-state';
import { chooseQuestions } from '@ringfence/domain/callflow/follow-check';
import type { FlowCall } from '@ringfence/domain/callflow/follow-flow';
import {
  dayParts,
  findPart,
  flowKeys,
  type MenuPart,
  type Part,
  type PromisePart,
} from '@ringfence/domain/callflow/script';
import { yesKey } from '@ringfence/domain/callflow/walk';
import { makeOffers } from '@ringfence/domain/promises/make-offers';
import type { Claim, ImaginedPerson, Wish } from './imagine-person.ts';

/** What they press, nothing in time, or that they hang up. */
export type Reply = { kind: 'keys'; digits: string | null } | { kind: 'hang_up' };

const noKey = '2';
const hangUp: Reply = { kind: 'hang_up' };
const press = (digits: string | null): Reply => ({ kind: 'keys', digits });

/** By the kind of the part that the key leads to; those who want nothing press nothing. */
const partOfClaim: Readonly<Record<Claim, Part['kind'] | null>> = {
  themselves: 'verify',
  wrong_number: 'wrong_person',
  not_here: 'goodbye',
  stop: 'stop',
  nothing: null,
};
const partOfWish: Readonly<Record<Wish, Part['kind'] | null>> = {
  nothing: null,
  promise: 'promise',
  dispute: 'dispute',
  stop: 'stop',
  someone: 'connect',
  another_time: 'another_time',
};

function pressTo({ script }: FlowCall, menu: MenuPart, kind: Part['kind']): Reply {
  const key = flowKeys.find((one) => findPart(script, menu.keys[one] ?? '')?.kind === kind);
  return key === undefined ? hangUp : press(key);
}

/** Those who have had their wish, or have none, wait in silence or hang up. */
function answerMenu(
  call: FlowCall,
  menu: MenuPart,
  { state, hasPressed }: Asked,
  person: ImaginedPerson,
) {
  const kind = state.isVerified ? partOfWish[person.wish] : partOfClaim[person.claim];
  if (kind === null || hasPressed) return person.isPatient ? press(null) : hangUp;
  return pressTo(call, menu, kind);
}

/** The digits that are wanted, or others of the same length. */
function answerCheck({ facts }: FlowCall, { question, tries }: FlowState, person: ImaginedPerson) {
  const asked = chooseQuestions(facts.answers)[question];
  const right = asked === undefined ? null : facts.answers[asked];
  const isWrong = person.proof === 'wrong' || (person.proof === 'once_wrong' && tries === 0);
  if (right === null || !isWrong || question > 0) return press(right);
  return press([...right].map((digit) => String((Number(digit) + 3) % 10)).join(''));
}

function answerPromise(
  { facts }: FlowCall,
  { offers: rules }: PromisePart,
  { question }: FlowState,
  { offer, confirms, consents }: ImaginedPerson,
) {
  if (question > 0) return press((question === 1 ? confirms : consents) ? yesKey : noKey);
  const { today, promiseTerms: terms, debt } = facts;
  const offers = makeOffers(rules, { balanceMinor: debt.balanceMinor, today, terms });
  return press(String(Math.min(offer + 1, offers.length)));
}

function answerAnotherTime({ question }: FlowState, person: ImaginedPerson): Reply {
  if (question > 0) return press(person.consents ? yesKey : noKey);
  return press(String(dayParts.indexOf(person.suits) + 1));
}

/** A question, and whether they have pressed a key at it before. */
export interface Asked {
  state: FlowState;
  hasPressed: boolean;
}

/** What an imagined person does at a question of a script. */
export function replyTo(call: FlowCall, asked: Asked, person: ImaginedPerson): Reply {
  const { state } = asked;
  const part = findPart(call.script, state.part);
  switch (part?.kind) {
    case 'menu':
      return answerMenu(call, part, asked, person);
    case 'verify':
      return answerCheck(call, state, person);
    case 'promise':
      return answerPromise(call, part, state, person);
    case 'another_time':
      return answerAnotherTime(state, person);
    default:
      return hangUp;
  }
}
