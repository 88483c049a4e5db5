import { randomUUID } from 'node:crypto';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { expect, vi } from 'vitest';
import type { Carrier, PlaceAnswer, PlaceRequest } from '../port.ts';
import type { OnDetection, Received, Receiver, Script, What } from './receiver.ts';

/** A carrier, and numbers that behave on it as their names say. */
export interface CarrierUnderTest {
  carrier: Carrier;
  /** How many calls have been made there. */
  countCalls(): number;
  from: string;
  /** A number that the account may not show; null where it may show any. */
  foreign: string | null;
  numbers: {
    neverAnswers: string;
    busy: string;
    machine: string;
    fax: string;
    takenForMachine: string;
    wantsSomeone: string;
    /** Where somebody picks up to whom calls are joined. */
    staffed: string;
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

/** Starts a carrier whose calls pass so many times faster than in life. */
export type StartCarrier = (speed: number) => Promise<CarrierUnderTest>;

/** The carrier of a suite and the application that hears of its calls. */
export interface Bench {
  subject: CarrierUnderTest;
  receiver: Receiver;
}

const patience = { timeout: 60_000, interval: 5 };

export const words = (text: string) => [{ language: 'en-US', text }];
export const hangUp: Script = () => ({ kind: 'hang_up' });

/** Asks once, and takes leave whatever the answer. */
export const askOnce: Script = (_message, { answerUrl }, isAnswer) =>
  isAnswer
    ? { kind: 'say', say: words('Thank you. Goodbye.') }
    : ask('Press 1, or 9 to stop.', answerUrl);

export function ask(text: string, answerUrl: string): Extract<FlowStep, { kind: 'ask' }> {
  const silent = { opening: [], recording: null, digits: 1, waitSeconds: 5 };
  return { kind: 'ask', ...silent, say: words(text), answerUrl };
}

interface PlaceOptions {
  script?: Script;
  onDetection?: OnDetection;
  changes?: Partial<PlaceRequest>;
  /** What the application fails at, once. */
  fails?: What;
}

export async function place(
  { subject, receiver }: Bench,
  to: string,
  { script = hangUp, onDetection = async () => {}, changes = {}, fails }: PlaceOptions = {},
): Promise<{ call: string; answer: PlaceAnswer }> {
  const call = randomUUID();
  const names = receiver.open(call, { script, onDetection });
  if (fails !== undefined) receiver.failOnce(call, fails);
  const { from } = subject;
  const request = { to, from, ringSeconds: 20, ...names, ...changes };
  const isLost = request.to === subject.numbers.losesAnswer;
  const answer = await (isLost
    ? placeInVain(subject, request)
    : subject.carrier.placeCall(request));
  return { call, answer };
}

/** The time for an answer is over as soon as the call is made: a carrier that waited for it would wait for long. */
export async function placeInVain(
  { carrier, countCalls }: Pick<CarrierUnderTest, 'carrier' | 'countCalls'>,
  request: PlaceRequest,
): Promise<PlaceAnswer> {
  const before = countCalls();
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  try {
    const placing = carrier.placeCall(request);
    await vi.waitFor(() => expect(countCalls()).toBe(before + 1), patience);
    time.abort(new DOMException('The time is over.', 'TimeoutError'));
    return await placing;
  } finally {
    timeout.mockRestore();
  }
}

export function idOf(answer: PlaceAnswer): string {
  if (answer.kind !== 'placed') throw new Error(`The call was not placed: ${answer.detail}`);
  return answer.carrierCallId;
}

export function statuses({ receiver }: Bench, call: string): Received[] {
  return receiver.received(call).filter(({ what }) => what === 'status');
}

export function questions({ receiver }: Bench, call: string): Received[] {
  return receiver.received(call).filter(({ what }) => what === 'flow' || what === 'answer');
}

export function detections({ receiver }: Bench, call: string): Received[] {
  return receiver.received(call).filter(({ what }) => what === 'detection');
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

/** Waits until something of a kind came. */
export async function waitForReceived(bench: Bench, call: string, wanted: What): Promise<Received> {
  const found = () => bench.receiver.received(call).find(({ what }) => what === wanted);
  await vi.waitFor(() => expect(found()).toBeDefined(), patience);
  const received = found();
  if (received === undefined) throw new Error(`Nothing came of ${wanted}.`);
  return received;
}

export async function waitForStatuses(bench: Bench, call: string, count: number): Promise<void> {
  await vi.waitFor(() => expect(statuses(bench, call)).toHaveLength(count), patience);
}
