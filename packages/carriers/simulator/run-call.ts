import type { CallResult } from '../people/persona.ts';
import { type Call, type CallStatus, isAnswered } from './call.ts';
import type { CallTools } from './call-tools.ts';
import { HungUp } from './pass-time.ts';
import { talk } from './talk.ts';
import { createProgress } from './tell-progress.ts';

interface Ending {
  status: CallStatus;
  sipResponseCode?: string;
}

/** The simulator stops: the call ends where it is, and nobody hears of it. */
export class SimulatorStopped extends Error {}

const setupSeconds = 0.2;
const firstRingSeconds = 1;

const refusals: Readonly<Partial<Record<CallResult, Ending>>> = {
  busy: { status: 'busy', sipResponseCode: '486' },
  failed: { status: 'failed', sipResponseCode: '503' },
  not_in_service: { status: 'failed', sipResponseCode: '404' },
  // Detection has no word for tones: the network that plays them never answers, and says by its code that nobody can.
  operator: { status: 'failed', sipResponseCode: '410' },
};
const noAnswer: Ending = { status: 'no-answer', sipResponseCode: '487' };

/** The life of a call, from the queue to its end. */
export async function runCall(call: Call, tools: CallTools): Promise<void> {
  const { request } = call;
  const { persona } = call.behaviour;
  const { time, ended, courier, recorder } = tools;
  const progress = createProgress(tools.accountSid, call, courier);

  function moveTo(status: CallStatus): void {
    call.status = status;
    call.updatedAt = Date.now();
  }

  /** Undefined once somebody or something has picked up. */
  async function connect(): Promise<Ending | undefined> {
    await tools.rateLimit.takeTurn(ended);
    call.queuedMilliseconds = Date.now() - call.createdAt;
    await time.pass(setupSeconds);
    progress.tell('initiated');
    await time.pass(firstRingSeconds);
    const refusal = refusals[persona.comesTo];
    if (refusal !== undefined) return refusal;
    moveTo('ringing');
    progress.tell('ringing');
    const isMissed = persona.comesTo === 'no_answer' || persona.ringSeconds > request.ringSeconds;
    await time.pass(isMissed ? request.ringSeconds : persona.ringSeconds);
    if (isMissed) return noAnswer;
    moveTo('in-progress');
    call.startedAt = call.updatedAt;
    progress.tell('answered');
    return undefined;
  }

  async function live(): Promise<Ending> {
    try {
      const ending = await connect();
      if (ending !== undefined) return ending;
      await talk(call, tools);
    } catch (error) {
      if (!ended.aborted && !(error instanceof HungUp)) throw error;
    }
    return { status: isAnswered(call) ? 'completed' : 'canceled' };
  }

  const { status, sipResponseCode } = await live();
  moveTo(status);
  call.endedAt = call.updatedAt;
  if (ended.reason instanceof SimulatorStopped) return;
  progress.tell('completed', sipResponseCode);
  recorder.finish();
  courier.finish();
}
