import type { Example } from './messages.ts';

const mostExamples = 5;
const longestExample = 100;

export interface Counted<Code extends string> {
  code: Code;
  column: string | null;
  rows: number;
  examples: Example[];
}

/** Rows by their cause: each is counted, and the first few of each are kept for people to look at. */
export class CauseCounter<Code extends string> {
  readonly #causes = new Map<string, Counted<Code>>();

  /** Answers how many there are of this cause by now. */
  add(code: Code, column: string | null, line: number, value: string): number {
    const key = `${code}\n${column ?? ''}`;
    let cause = this.#causes.get(key);
    if (cause === undefined) {
      cause = { code, column, rows: 0, examples: [] };
      this.#causes.set(key, cause);
    }
    cause.rows += 1;
    if (cause.examples.length < mostExamples) {
      cause.examples.push({ line, value: value.slice(0, longestExample) });
    }
    return cause.rows;
  }

  list(): Counted<Code>[] {
    return [...this.#causes.values()].toSorted((one, other) => other.rows - one.rows);
  }
}
