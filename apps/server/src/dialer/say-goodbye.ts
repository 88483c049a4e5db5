import { takeLeave } from '@ringfence/domain/callflow/fixed-script';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { ProblemError } from '../platform/http/problem.ts';
import type { DialerServices } from './services.ts';

/** The longest that somebody who has answered waits for words that the database is asked for. */
const wordsMilliseconds = 3_000;

/** What a goodbye needs is in the address that the carrier asks, so that it can be said without the database. */
export interface Goodbye {
  spokenName: string;
  callerId: string;
  language: string;
}

export function addGoodbye(address: string, { spokenName, callerId, language }: Goodbye): string {
  const parameters = new URLSearchParams({ name: spokenName, number: callerId, language });
  return `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
}

function readGoodbye(parameters: URLSearchParams): FlowStep {
  const spokenName = parameters.get('name');
  const callerId = parameters.get('number');
  if (spokenName === null || callerId === null) return { kind: 'hang_up' };
  const language = parameters.get('language') === 'es' ? 'es' : 'en';
  return takeLeave({ spokenName, callerId, language });
}

/**
 * Nobody who answered is left in silence: where the words do not come in time, or not at all, they hear who
 * called and at which number to ask. Such a call counts as abandoned all the same.
 */
export async function orGoodbye(
  { log }: Pick<DialerServices, 'log'>,
  parameters: URLSearchParams,
  findWords: (isLate: AbortSignal) => Promise<FlowStep>,
): Promise<FlowStep> {
  const late = new AbortController();
  const { promise, resolve } = Promise.withResolvers<FlowStep>();
  const timer = setTimeout(() => {
    late.abort();
    log.warn({}, 'the words for an answered call came too late');
    resolve(readGoodbye(parameters));
  }, wordsMilliseconds);
  const words = findWords(late.signal).catch((error: unknown) => {
    if (late.signal.aborted) return readGoodbye(parameters);
    if (error instanceof ProblemError) throw error;
    late.abort();
    log.error({ error }, 'there were no words for an answered call');
    return readGoodbye(parameters);
  });
  try {
    return await Promise.race([words, promise]);
  } finally {
    clearTimeout(timer);
  }
}
