import { stdin, stdout } from 'node:process';
import { answerLines } from './decide/answer-lines.ts';

/**
 * `npm run --silent decide < facts.jsonl`: the engine alone, for lawyers and auditors. One object a line
 * is read and one a line is answered, in order; nothing else is printed.
 */

// The reader may have seen enough, as `head` does: then there is nobody left to answer.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

for await (const text of answerLines(stdin)) {
  if (!stdout.write(text)) await new Promise((resolve) => stdout.once('drain', resolve));
}
