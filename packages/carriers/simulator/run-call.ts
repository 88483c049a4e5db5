import { setTimeout as wait } from 'node:timers/promises';
import { type Call, type CallStatus, isAnswered } from './call.ts';
import type { RateLimit } from './limit-rate.ts';
import { type Answer, type Listener, obeyTwiml } from './obey-twiml.ts';
import type { Poster } from './post-forms.ts';
import { readTwiml, type Verb } from './read-twiml.ts';
import { createProgress, describeCall } from './tell-progress.ts';

/** What the calls of an account share. */
export interface Line {
  accountSid: string;
  /** Divides all the time that passes on a call. */
  speed: number;
  poster: Poster;
  rateLimit: RateLimit;
}

interface Ending {
  status: CallStatus;
  sipResponseCode?: string;
}

/** Somebody put the phone down: the person, or the account through the API. */
export class HungUp extends Error {}

/** The simulator stops: the call ends where it is, and nobody hears of it. */
export class SimulatorStopped extends Error {}

const setupSeconds = 0.2;
const firstRingSeconds = 1;
/** The sentence with which Twilio excuses an application that fails. */
const apologySeconds = 4;
/** A flow that asks the same question for ever would never end. */
const mostDocuments = 50;

const refusals: Readonly<Record<string, Ending>> = {
  busy: { status: 'busy', sipResponseCode: '486' },
  failed: { status: 'failed', sipResponseCode: '503' },
  not_in_service: { status: 'failed', sipResponseCode: '404' },
};
const noAnswer: Ending = { status: 'no-answer', sipResponseCode: '487' };

/** The life of a call, from the queue to its end. `ended` fires when it is to end before its time. */
export async function runCall(call: Call, line: Line, ended: AbortSignal): Promise<void> {
  const { behaviour, request } = call;
  const progress = createProgress(line.accountSid, call, line.poster);
  const keys = [...behaviour.keys];

  function moveTo(status: CallStatus): void {
    call.status = status;
    call.updatedAt = Date.now();
  }

  async function pass(seconds: number): Promise<void> {
    const spent = Math.min(seconds, countPatience());
    const begun = performance.now();
    try {
      await wait((spent * 1000) / line.speed, undefined, { signal: ended, ref: false });
    } catch (error) {
      countTalk(((performance.now() - begun) / 1000) * line.speed);
      throw error;
    }
    countTalk(spent);
    if (spent < seconds) throw new HungUp();
  }

  /** How long the person still holds the line; nobody holds it before the call is answered. */
  function countPatience(): number {
    return isAnswered(call) && behaviour.hangUpAfterSeconds !== undefined
      ? behaviour.hangUpAfterSeconds - call.talkSeconds
      : Number.POSITIVE_INFINITY;
  }

  function countTalk(seconds: number): void {
    if (isAnswered(call)) call.talkSeconds += seconds;
  }

  /** Undefined once somebody or something has picked up. */
  async function connect(): Promise<Ending | undefined> {
    await line.rateLimit.takeTurn(ended);
    call.queuedMilliseconds = Date.now() - call.createdAt;
    await pass(setupSeconds);
    progress.tell('initiated');
    await pass(firstRingSeconds);
    const refusal = refusals[behaviour.outcome];
    if (refusal !== undefined) return refusal;
    moveTo('ringing');
    progress.tell('ringing');
    const isMissed =
      behaviour.outcome === 'no_answer' || behaviour.ringSeconds > request.ringSeconds;
    await pass(isMissed ? request.ringSeconds : behaviour.ringSeconds);
    if (isMissed) return noAnswer;
    moveTo('in-progress');
    call.startedAt = call.updatedAt;
    progress.tell('answered');
    return undefined;
  }

  /** What the application wants said, or undefined when it cannot tell. */
  async function askFlow(url: string, answer: Answer | undefined): Promise<Verb[] | undefined> {
    const form = {
      ...describeCall(line.accountSid, call),
      CallStatus: call.status,
      ...(answer === undefined
        ? {}
        : { msg: answer.digits === undefined ? 'Gather End' : 'Digits' }),
      ...(answer?.digits === undefined ? {} : { Digits: answer.digits }),
    };
    const verbs = readWords(await line.poster.post(url, form, ended));
    ended.throwIfAborted();
    const { fallbackUrl } = request;
    if (verbs !== undefined || fallbackUrl === undefined) return verbs;
    const instead = readWords(await line.poster.get(fallbackUrl, form, ended));
    ended.throwIfAborted();
    return instead;
  }

  async function talk(): Promise<void> {
    if (request.detectsMachine) {
      await pass(behaviour.detectionSeconds);
      call.answeredBy = behaviour.outcome === 'machine' ? 'machine_start' : 'human';
    }
    const listener: Listener = {
      pass,
      pressKey: () => keys.shift(),
      reactionSeconds: behaviour.reactionSeconds,
    };
    let { url } = request;
    let answer: Answer | undefined;
    for (let documents = 0; documents < mostDocuments; documents += 1) {
      const verbs = await askFlow(url, answer);
      if (verbs === undefined) return pass(apologySeconds);
      answer = await obeyTwiml(verbs, listener);
      if (answer === undefined) return;
      url = resolveAction(answer.action, url);
    }
  }

  async function live(): Promise<Ending> {
    try {
      const ending = await connect();
      if (ending !== undefined) return ending;
      await talk();
    } catch (error) {
      if (!ended.aborted && !(error instanceof HungUp)) throw error;
    }
    return { status: isAnswered(call) ? 'completed' : 'canceled' };
  }

  const { status, sipResponseCode } = await live();
  moveTo(status);
  call.endedAt = call.updatedAt;
  if (!(ended.reason instanceof SimulatorStopped)) progress.tell('completed', sipResponseCode);
}

function readWords(document: string | undefined): Verb[] | undefined {
  try {
    return document === undefined ? undefined : readTwiml(document);
  } catch {
    return undefined;
  }
}

/** An absolute address stays as it was written, because the signature is made of its letters. */
function resolveAction(action: string | undefined, base: string): string {
  if (action === undefined) return base;
  return URL.canParse(action) ? action : new URL(action, base).href;
}
