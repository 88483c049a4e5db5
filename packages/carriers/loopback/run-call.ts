import type { CarrierEnding } from '@ringfence/domain/calls/carrier-event';
import { countDetectionSeconds } from '../people/detect.ts';
import type { Call } from './call.ts';
import type { Connection } from './connection.ts';
import type { RecordingBook } from './keep-recordings.ts';
import { type CallTime, CutOff } from './pass-time.ts';
import { talk } from './talk.ts';
import { createTeller } from './tell-events.ts';

const setupSeconds = 0.2;
const firstRingSeconds = 1;
/** In real time: the call stands still while it is said who picked up, but not for longer. */
const detectionMilliseconds = 15_000;

/** What one call has at hand. */
export interface CallTools {
  time: CallTime;
  connection: Connection;
  recordings: RecordingBook;
}

/** The life of a call, from the queue to its end. */
export async function runCall(call: Call, tools: CallTools): Promise<void> {
  const { time, connection, recordings } = tools;
  const { persona } = call.behaviour;
  const teller = createTeller(call, connection);
  const recordedSince: number[] = [];
  let detectedAt = countDetectionSeconds(persona);

  function moveTo(progress: Call['progress']): void {
    call.progress = progress;
    call.changedAt = Date.now();
    teller.tell();
  }

  async function detect(): Promise<void> {
    detectedAt = Number.POSITIVE_INFINITY;
    call.answeredBy = persona.takenFor;
    await time.waitFor(teller.detect(), detectionMilliseconds);
  }

  /** Stops where the carrier knows who picked up, and where the person has heard enough. */
  async function passAnswered(seconds: number): Promise<void> {
    const until = call.talkSeconds + seconds;
    for (;;) {
      time.stopIfOver();
      const next = Math.min(until, detectedAt, persona.patienceSeconds);
      call.talkSeconds += await time.pass(next - call.talkSeconds);
      time.stopIfOver();
      if (next === detectedAt) await detect();
      else if (next === until) return;
      else throw new CutOff();
    }
  }

  async function pass(seconds: number): Promise<void> {
    if (call.progress.state === 'answered') return passAnswered(seconds);
    await time.pass(seconds);
    time.stopIfOver();
  }

  /** Undefined once somebody or something has picked up. */
  async function connect(): Promise<CarrierEnding | undefined> {
    await pass(setupSeconds);
    teller.tell();
    await pass(firstRingSeconds);
    const { comesTo, ringSeconds } = persona;
    if (comesTo === 'busy' || comesTo === 'failed' || comesTo === 'not_in_service') return comesTo;
    moveTo({ state: 'ringing' });
    const isMissed = comesTo === 'no_answer' || ringSeconds > call.mostRingSeconds;
    await pass(isMissed ? call.mostRingSeconds : ringSeconds);
    if (isMissed) return 'no_answer';
    moveTo({ state: 'answered' });
    return undefined;
  }

  async function live(): Promise<CarrierEnding> {
    try {
      const ending = await connect();
      if (ending !== undefined) return ending;
      const startRecording = (): void => void recordedSince.push(call.talkSeconds);
      await talk(call, { time, connection, pass, startRecording });
    } catch (error) {
      if (!(error instanceof CutOff)) throw error;
    }
    return call.progress.state === 'answered' ? 'completed' : 'canceled';
  }

  moveTo({ state: 'ended', ending: await live() });
  for (const since of recordedSince) {
    const seconds = Math.round(call.talkSeconds - since);
    if (seconds > 0) teller.recorded(recordings.add(seconds));
  }
  teller.finish();
}
