import { decide } from '../../packages/domain/compliance/decide.ts';
import { presentDecision } from './present-decision.ts';
import { readLine, UnreadableLine } from './read-line.ts';
import { type Line, splitLines } from './split-lines.ts';
import { type Json, writeJson } from './write-json.ts';

/** One answer a line, in order; those to the lines of one chunk are handed on together. */
export async function* answerLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let number = 0;
  for await (const lines of splitLines(chunks)) {
    let answers = '';
    for (const line of lines) {
      number += 1;
      answers += `${writeJson(answerLine(line, number))}\n`;
    }
    yield answers;
  }
}

/** Whatever is wrong with one line, the others are answered. */
export function answerLine(line: Line, number: number): Json {
  try {
    if (line === undefined) throw new UnreadableLine('The line is not UTF-8.');
    const { facts, policy, now } = readLine(line);
    return presentDecision(decide(facts, policy, now));
  } catch (error) {
    const sentence =
      error instanceof UnreadableLine ? error.message : 'The engine could not decide on this line.';
    return { error: sentence, line: number };
  }
}
