import { askMilliseconds } from './limits.ts';

interface Asked<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

const mostTogether = 200;

/**
 * Asks one thing of many at once: what is asked within a few milliseconds goes together, so that a call does not
 * cost a transaction of its own. The answers come in the order of the questions.
 */
export function askTogether<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
  milliseconds = askMilliseconds,
): (question: Question) => Promise<Answer> {
  let waiting: Asked<Question, Answer>[] = [];

  async function answer(asked: readonly Asked<Question, Answer>[]): Promise<void> {
    try {
      const answers = await ask(asked.map(({ question }) => question));
      if (answers.length !== asked.length) throw new Error('a question was not answered');
      for (const [index, found] of answers.entries()) asked[index]?.resolve(found);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function askAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += mostTogether) {
      void answer(all.slice(from, from + mostTogether));
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setTimeout(askAll, milliseconds);
    });
}
