import pg from 'pg';
import type { Moment } from './plan-steps.ts';

export type OnStatement = (statement: string, moment: Moment) => void;

function readStatement(asked: unknown): { name: string | undefined; text: string } {
  if (typeof asked === 'string') return { name: undefined, text: asked };
  if (typeof asked !== 'object' || asked === null) return { name: undefined, text: '' };
  const text = 'text' in asked && typeof asked.text === 'string' ? asked.text : '';
  // What is planned each time has its name in its text alone.
  const [, noted] = /^-- (\S+)\n/.exec(text) ?? [];
  return { name: 'name' in asked && typeof asked.name === 'string' ? asked.name : noted, text };
}

/**
 * Tells of every statement that this process sends, by its name, and of the commits of the transactions that it
 * was part of. The driver is changed and not the product, which knows nothing of it.
 */
export function watchStatements(onStatement: OnStatement): void {
  const { query } = pg.Client.prototype;
  const named = new WeakMap<object, Set<string>>();
  function watched(this: pg.Client, ...given: unknown[]): unknown {
    const { name, text } = readStatement(given[0]);
    const send = (): unknown => Reflect.apply(query, this, given);
    const tell = (names: Iterable<string>, moment: Moment): void => {
      for (const one of names) onStatement(one, moment);
    };
    const tellAfter = (sent: unknown, names: Iterable<string>, moment: Moment): unknown => {
      // Runs before anything that waits for the answer, because it was registered earlier.
      if (sent instanceof Promise) sent.then(() => tell(names, moment)).catch(() => {});
      return sent;
    };
    if (name !== undefined) {
      named.set(this, (named.get(this) ?? new Set()).add(name));
      tell([name], 'before');
      return tellAfter(send(), [name], 'after');
    }
    if (text.startsWith('begin')) named.delete(this);
    if (text !== 'commit') return send();
    const names = [...(named.get(this) ?? [])];
    tell(names, 'before_commit');
    const sent = send();
    tell(names, 'at_commit');
    return tellAfter(sent, names, 'after_commit');
  }
  Object.defineProperty(pg.Client.prototype, 'query', { value: watched });
}
