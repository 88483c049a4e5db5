import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import type { CarrierEnding } from '@ringfence/domain/calls/carrier-event';
import { type Call, presentEvent } from './call.ts';
import type { Connection } from './connection.ts';
import { type CallTime, CutOff } from './pass-time.ts';
import { createTeller } from './tell-events.ts';

const setupSeconds = 0.2;
const firstRingSeconds = 1;
const charactersPerSecond = 15;
/** In real time: who has answered is not left in silence for longer. */
const wordsMilliseconds = 15_000;
/** A flow that asks the same question for ever would never end. */
const mostQuestions = 50;

/** The life of a call, from the queue to its end. */
export async function runCall(call: Call, time: CallTime, connection: Connection): Promise<void> {
  const { behaviour, reference } = call;
  const tell = createTeller(call, connection);

  function moveTo(progress: Call['progress']): void {
    call.progress = progress;
    call.changedAt = Date.now();
    tell();
  }

  async function pass(seconds: number): Promise<void> {
    const isAnswered = call.progress.state === 'answered';
    const left = isAnswered ? behaviour.patienceSeconds - call.talkSeconds : seconds;
    const passed = await time.pass(Math.min(seconds, left));
    if (isAnswered) call.talkSeconds += passed;
    time.stopIfCut();
    if (left < seconds) throw new CutOff();
  }

  /** Undefined once somebody or something has picked up. */
  async function connect(): Promise<CarrierEnding | undefined> {
    await pass(setupSeconds);
    tell();
    await pass(firstRingSeconds);
    const { comesTo, ringSeconds } = behaviour;
    if (comesTo === 'busy' || comesTo === 'failed' || comesTo === 'not_in_service') return comesTo;
    moveTo({ state: 'ringing' });
    const isMissed = comesTo === 'no_answer' || ringSeconds > call.mostRingSeconds;
    await pass(isMissed ? call.mostRingSeconds : ringSeconds);
    if (isMissed) return 'no_answer';
    moveTo({ state: 'answered' });
    await pass(behaviour.detectionSeconds);
    call.answeredBy = comesTo === 'machine' ? 'machine' : 'human';
    return undefined;
  }

  async function ask(
    count: number,
    answerUrl: string | null,
    digit: string | null,
  ): Promise<FlowStep> {
    const event = presentEvent(call, `asked ${count} ${digit ?? 'nothing'}`);
    const message = { carrierCallId: call.id, event, digit };
    const question = connection.ask({ reference, message, answerUrl });
    const step = await time.waitFor(question, wordsMilliseconds);
    time.stopIfCut();
    return step ?? { kind: 'hang_up' };
  }

  async function talk(): Promise<void> {
    let key = behaviour.key;
    let step = await ask(1, null, null);
    for (let count = 2; step.kind === 'ask' && count <= mostQuestions; count += 1) {
      await pass(step.say.length / charactersPerSecond);
      const digit = behaviour.reactionSeconds < step.waitSeconds ? key : null;
      await pass(digit === null ? step.waitSeconds : behaviour.reactionSeconds);
      if (digit !== null) key = null;
      step = await ask(count, step.answerUrl, digit);
    }
    if (step.kind === 'say') await pass(step.say.length / charactersPerSecond);
  }

  async function live(): Promise<CarrierEnding> {
    try {
      const ending = await connect();
      if (ending !== undefined) return ending;
      await talk();
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
    }
    return call.progress.state === 'answered' ? 'completed' : 'canceled';
  }

  moveTo({ state: 'ended', ending: await live() });
}
