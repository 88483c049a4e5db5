import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Carrier, PlaceAnswer, PlaceRequest } from '../port.ts';
import type { Received, Receiver, Script, What } from './receiver.ts';

/** A carrier, and numbers that behave on it as their names say. */
export interface CarrierUnderTest {
  carrier: Carrier;
  from: string;
  /** A number that the account may not show; null where it may show any. */
  foreign: string | null;
  numbers: {
    neverAnswers: string;
    busy: string;
    machine: string;
    silentPerson: string;
    pressesOne: string;
    pressesNine: string;
    notInService: string;
    losesCallbacks: string;
    repeatsCallbacks: string;
    losesAnswer: string;
    invalid: string;
  };
  /** In the form of a call's id, but of no call. */
  unknownCallId: string;
  stop(): Promise<void>;
}

/** The carrier of a suite and the application that hears of its calls. */
export interface Bench {
  subject: CarrierUnderTest;
  receiver: Receiver;
}

const patience = { timeout: 60_000, interval: 5 };

export const language = 'en-US';
export const hangUp: Script = () => ({ kind: 'hang_up' });

/** Asks once, and takes leave whatever the answer. */
export const askOnce: Script = (_message, { answerUrl }, isAnswer) =>
  isAnswer
    ? { kind: 'say', language, say: 'Thank you. Goodbye.' }
    : { kind: 'ask', language, say: 'Press 1, or 9 to stop.', answerUrl, waitSeconds: 5 };

interface PlaceOptions {
  script?: Script;
  changes?: Partial<PlaceRequest>;
  /** What the application fails at, once. */
  fails?: What;
}

export async function place(
  { subject, receiver }: Bench,
  to: string,
  { script = hangUp, changes = {}, fails }: PlaceOptions = {},
): Promise<{ call: string; answer: PlaceAnswer }> {
  const call = randomUUID();
  const names = receiver.open(call, script);
  if (fails !== undefined) receiver.failOnce(call, fails);
  const { carrier, from } = subject;
  const answer = await carrier.placeCall({ to, from, ringSeconds: 20, ...names, ...changes });
  return { call, answer };
}

export function idOf(answer: PlaceAnswer): string {
  if (answer.kind !== 'placed') throw new Error(`The call was not placed: ${answer.detail}`);
  return answer.carrierCallId;
}

export function statuses({ receiver }: Bench, call: string): Received[] {
  return receiver.received(call).filter(({ what }) => what === 'status');
}

export function questions({ receiver }: Bench, call: string): Received[] {
  return receiver.received(call).filter(({ what }) => what !== 'status');
}

/** What was said of a call, once it has ended. */
export async function followToEnd(bench: Bench, call: string): Promise<Received[]> {
  const states = () => statuses(bench, call).map(({ message }) => message.event.state);
  await vi.waitFor(() => expect(states()).toContain('ended'), patience);
  return statuses(bench, call);
}

export async function waitForState({ subject }: Bench, id: string, state: string): Promise<void> {
  const look = async () => expect((await subject.carrier.fetchCall(id))?.event.state).toBe(state);
  await vi.waitFor(look, patience);
}

export async function waitForStatuses(bench: Bench, call: string, count: number): Promise<void> {
  await vi.waitFor(() => expect(statuses(bench, call)).toHaveLength(count), patience);
}
