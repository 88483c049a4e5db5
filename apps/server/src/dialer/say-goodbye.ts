import { setTimeout as wait } from 'node:timers/promises';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { takeLeave } from '@ringfence/domain/callflow/take-leave';
import { ProblemError } from '../platform/http/problem.ts';
import type { DialerServices } from './services.ts';

/** Who has answered and hears nothing for longer counts as abandoned (47 CFR 64.1200(a)(7), taken over as policy). */
const wordsMilliseconds = 2_000;
const againMilliseconds = 1_000;
/** Five minutes: a database that is started again is there long before. */
const mostTries = 300;

/** What a goodbye needs is in the address that the carrier asks, so that it can be said without the database. */
export interface Goodbye {
  spokenName: string;
  /** Where calls are returned, E.164. */
  number: string;
  language: string;
}

export function addGoodbye(address: string, { spokenName, number, language }: Goodbye): string {
  const parameters = new URLSearchParams({ name: spokenName, number, language });
  return `${address}${address.includes('?') ? '&' : '?'}${parameters}`;
}

/** Machines hear nothing: it would be a message left behind. */
export function readGoodbye(address: string, answeredBy?: string): FlowStep {
  const parameters = new URL(address).searchParams;
  const spokenName = parameters.get('name');
  const number = parameters.get('number');
  if (spokenName === null || number === null || answeredBy === 'machine') {
    return { kind: 'hang_up' };
  }
  const language = parameters.get('language') === 'es' ? 'es' : 'en';
  return takeLeave({ spokenName, number, language });
}

/**
 * Nobody who answered is left in silence: where the words do not come in time, or not at all, they hear who
 * called and at which number to ask. A call that began so counts as abandoned all the same.
 */
export async function orGoodbye(
  { log }: Pick<DialerServices, 'log'>,
  goodbye: FlowStep,
  findWords: (isLate: AbortSignal) => Promise<FlowStep>,
): Promise<FlowStep> {
  const late = new AbortController();
  const { promise, resolve } = Promise.withResolvers<FlowStep>();
  const timer = setTimeout(() => {
    late.abort();
    log.warn({}, 'the words for an answered call came too late');
    resolve(goodbye);
  }, wordsMilliseconds);
  const words = findWords(late.signal).catch((error: unknown) => {
    if (error instanceof ProblemError && !late.signal.aborted) throw error;
    late.abort();
    log.error({ error }, 'there were no words for an answered call');
    return goodbye;
  });
  try {
    return await Promise.race([words, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** For what a person has asked for by a key: it is kept once the database is back, though they hung up. */
export async function untilKept<Result>(
  { log }: Pick<DialerServices, 'log'>,
  keep: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await keep();
    } catch (error) {
      if (error instanceof ProblemError || tries === mostTries) throw error;
      if (tries === 1) log.error({ error }, 'a pressed key could not be kept; trying again');
      await wait(againMilliseconds, undefined, { ref: false });
    }
  }
}
