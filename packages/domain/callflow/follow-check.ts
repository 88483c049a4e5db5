import { findPart, type VerifyPart, type VerifyQuestion, verifyQuestions } from './script.ts';
import { type Arrival, ask, askAgain, moveTo, say, type Walk } from './walk.ts';

/** How many of the questions are to be answered, and how often they are asked. */
const questionsAsked = 2;
const mostTries = 2;

/** Of what we know ourselves, the first two; nothing where we know less. */
export function chooseQuestions(answers: Walk['call']['facts']['answers']): VerifyQuestion[] {
  const known = verifyQuestions.filter((question) => answers[question] !== null);
  return known.length < questionsAsked ? [] : known.slice(0, questionsAsked);
}

/** What answers the question of the check that is asked at present; null where none is. */
export function findExpected({ call, state }: Walk): string | null {
  if (findPart(call.script, state.part)?.kind !== 'verify') return null;
  const question = chooseQuestions(call.facts.answers)[state.question];
  return question === undefined ? null : call.facts.answers[question];
}

function askNext(walk: Walk, part: VerifyPart, questions: readonly VerifyQuestion[]): Arrival {
  const question = questions[walk.state.question];
  const expected = question && walk.call.facts.answers[question];
  if (question === undefined || !expected) return { to: part.unverified };
  say(walk, part.questions[question]);
  return ask(walk, expected.length);
}

/** The tries are of the call: nobody gets more of them by coming back. */
export function enterCheck(walk: Walk, part: VerifyPart): Arrival {
  if (walk.state.isVerified) return { to: part.verified };
  walk.state = { ...walk.state, isWrong: false };
  const questions = chooseQuestions(walk.call.facts.answers);
  if (questions.length === 0 || walk.state.tries >= mostTries) {
    walk.learned.push({ kind: 'not_verified' });
    return { to: part.unverified };
  }
  return askNext(walk, part, questions);
}

/** Nobody hears which of the answers was wrong: that would help somebody guess. */
export function answerCheck(walk: Walk, part: VerifyPart, digits: string | null): Arrival {
  const { facts } = walk.call;
  const questions = chooseQuestions(facts.answers);
  if (digits === null && askAgain(walk)) return askNext(walk, part, questions);
  const question = questions[walk.state.question];
  const isRight = question !== undefined && digits !== null && digits === facts.answers[question];
  const isWrong = walk.state.isWrong || !isRight;
  walk.state = { ...walk.state, isWrong };
  const next = walk.state.question + 1;
  if (next < questions.length) {
    moveTo(walk, next);
    return askNext(walk, part, questions);
  }
  if (!isWrong && questions.length === questionsAsked) {
    walk.learned.push({ kind: 'right_party', by: questions });
    // Nothing is said of a debt whose disclosures nobody knows.
    if (facts.disclosures === null) return { to: part.unverified };
    walk.state = { ...walk.state, isVerified: true };
    return { to: part.verified };
  }
  const tries = walk.state.tries + 1;
  walk.state = { ...walk.state, tries, isWrong: false };
  if (tries < mostTries) {
    moveTo(walk, 0);
    say(walk, part.again);
    return askNext(walk, part, questions);
  }
  walk.learned.push({ kind: 'not_verified' });
  return { to: part.unverified };
}
