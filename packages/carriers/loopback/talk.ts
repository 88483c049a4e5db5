import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { createPerson } from '../people/answer-question.ts';
import { type Call, presentEvent } from './call.ts';
import { carryOutStep, type Line, type StepAnswer } from './carry-out-step.ts';
import type { Connection } from './connection.ts';
import { BrokenOff, type CallTime } from './pass-time.ts';

/** In real time: who has answered is not left in silence for longer. */
const wordsMilliseconds = 15_000;
/** A flow that asks the same question for ever would never end. */
const mostQuestions = 50;

export interface TalkTools {
  time: CallTime;
  connection: Connection;
  pass(seconds: number): Promise<void>;
  startRecording(): void;
}

/** From the answer to the last word. */
export async function talk(call: Call, tools: TalkTools): Promise<void> {
  const { reference, id: carrierCallId } = call;
  const { time, connection, pass, startRecording } = tools;
  let count = 0;
  let answer: StepAnswer | undefined;

  async function ask(): Promise<FlowStep> {
    count += 1;
    const { answerUrl = null, digits = null, connected, connectedSeconds } = answer ?? {};
    const event = presentEvent(call, `asked ${count} ${connected ?? digits ?? 'nothing'}`);
    const result = {
      ...(connected === undefined ? {} : { connected }),
      ...(connectedSeconds === undefined ? {} : { connectedSeconds }),
    };
    const message = { carrierCallId, event, digits, ...result };
    const question = connection.ask({ reference, message, answerUrl });
    const step = await time.waitFor(question, wordsMilliseconds);
    time.stopIfOver();
    return step ?? { kind: 'hang_up' };
  }

  const line: Line = {
    pass,
    startRecording,
    person: createPerson(call.behaviour.persona, call.person),
    async askWhisper(whisperUrl) {
      const question = connection.whisper({ reference, whisperUrl });
      const words = await time.waitFor(question, wordsMilliseconds);
      time.stopIfOver();
      return words ?? [];
    },
  };

  while (count < mostQuestions) {
    try {
      answer = await carryOutStep(time.takeInstead() ?? (await ask()), line);
      if (answer === undefined) return;
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw error;
    }
  }
}
