import type { ConnectResult, FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
import type { Person } from '../people/answer-question.ts';
import { countSpeechSeconds } from '../people/count-seconds.ts';
import { findStaffedLine } from '../people/staffed-line.ts';

/** Between the beep of a machine and the first word. */
const secondsBehindBeep = 1;

/** The other end of the line. */
export interface Line {
  /** Lets time pass on the call; throws when the call ends or is broken off meanwhile. */
  pass(seconds: number): Promise<void>;
  person: Person;
  startRecording(): void;
  askWhisper(whisperUrl: string): Promise<readonly Utterance[]>;
}

/** What a step came to, and where that is to be said. */
export interface StepAnswer {
  answerUrl: string;
  digits: string | null;
  connected?: ConnectResult;
  connectedSeconds?: number;
}

const countSeconds = (words: readonly Utterance[]): number =>
  words.reduce((sum, { text }) => sum + countSpeechSeconds(text), 0);

async function ask(step: Extract<FlowStep, { kind: 'ask' }>, line: Line): Promise<StepAnswer> {
  await line.pass(countSeconds(step.opening));
  if (step.recording !== null) line.startRecording();
  const text = step.say.map((said) => said.text).join(' ');
  const limit = countSeconds(step.say) + step.waitSeconds;
  const reply = line.person.answer({ text, digits: step.digits });
  const isHeard = reply !== null && reply.afterSeconds < limit;
  await line.pass(isHeard ? reply.afterSeconds : limit);
  const digits = (isHeard && reply.keys.replace(/#$/, '')) || null;
  return { answerUrl: step.answerUrl, digits };
}

async function connect(
  step: Extract<FlowStep, { kind: 'connect' }>,
  line: Line,
): Promise<StepAnswer> {
  await line.pass(countSeconds(step.say));
  const other = findStaffedLine(step.to);
  const isMissed = other.result === 'no_answer' || other.ringSeconds > step.ringSeconds;
  const connected = isMissed ? 'no_answer' : other.result;
  await line.pass(isMissed ? step.ringSeconds : other.ringSeconds);
  if (connected === 'answered') {
    await line.pass(countSeconds(await line.askWhisper(step.whisperUrl)));
    await line.pass(other.talkSeconds);
    const { answerUrl } = step;
    return { answerUrl, digits: null, connected, connectedSeconds: other.talkSeconds };
  }
  return { answerUrl: step.answerUrl, digits: null, connected };
}

/** Undefined where the call is over. */
export async function carryOutStep(step: FlowStep, line: Line): Promise<StepAnswer | undefined> {
  switch (step.kind) {
    case 'ask':
      return ask(step, line);
    case 'connect':
      return connect(step, line);
    case 'leave_message':
      await line.pass(secondsBehindBeep + countSeconds(step.say));
      return { answerUrl: step.answerUrl, digits: null };
    case 'say':
      await line.pass(countSeconds(step.say));
      return undefined;
    case 'hang_up':
      return undefined;
  }
}
