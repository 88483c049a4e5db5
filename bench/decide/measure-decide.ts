import { makeDraw } from './draw.ts';
import { makeQuestions } from './make-questions.ts';
import { findMedianRate, measureRound, tallyVerdicts } from './measure-rounds.ts';

/** `npm run bench:decide`: how many calls one core decides on in a second. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const seed = 20_260_408;
const people = 20_000;
const warmUpMilliseconds = 1_500;
const roundMilliseconds = 800;
const roundCount = 7;
const leastPerSecond = 100_000;

const questions = makeQuestions(makeDraw(seed), people);
const { allow, defer, block } = tallyVerdicts(questions);
say(`${people} people: ${allow} may be called, ${defer} later, ${block} not at all`);
measureRound(questions, warmUpMilliseconds);
const rounds = Array.from({ length: roundCount }, () => {
  const round = measureRound(questions, roundMilliseconds);
  say(`${Math.round(round.decisions / round.seconds)} decisions a second`);
  return round;
});
const rate = Math.floor(findMedianRate(rounds));
const isKept = rate >= leastPerSecond;
if (!isKept) say(`MISSED: decisions_per_s is ${rate}; its budget is at least ${leastPerSecond}.`);
console.log(JSON.stringify({ decisions_per_s: rate }));
process.exitCode = isKept ? 0 : 1;
