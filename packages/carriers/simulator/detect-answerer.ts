import { countDetectionSeconds } from '../people/detect.ts';
import type { Persona } from '../people/persona.ts';
import type { AnsweredByWord, Call } from './call.ts';
import type { CallTools } from './call-tools.ts';

/** Twilio has no word for the tones of an operator, which no call here answers with. */
function findWord({ takenFor, hasBeep }: Persona, waitsForMessage: boolean): AnsweredByWord {
  if (takenFor === 'operator') return 'unknown';
  if (takenFor !== 'machine') return takenFor;
  if (!waitsForMessage) return 'machine_start';
  return hasBeep ? 'machine_end_beep' : 'machine_end_silence';
}

/** Finds out who picked up: before the first word, or while the call goes on. */
export async function detectAnswerer(call: Call, tools: CallTools): Promise<void> {
  const { detection } = call.request;
  if (detection === undefined) return;
  const { persona } = call.behaviour;
  const { waitsForMessage, callback } = detection;
  const { accountSid, time, courier, ended } = tools;
  const answeredBy = findWord(persona, waitsForMessage);
  const seconds = waitsForMessage ? countDetectionSeconds(persona) : persona.detectionSeconds;
  if (callback === undefined) {
    await time.pass(seconds);
    call.answeredBy = answeredBy;
    return;
  }
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  ended.addEventListener('abort', () => end(), { once: true });
  time.arrange(seconds, async () => {
    call.answeredBy = answeredBy;
    const form = {
      AccountSid: accountSid,
      CallSid: call.sid,
      AnsweredBy: answeredBy,
      MachineDetectionDuration: String(Math.round(seconds * 1000)),
    };
    // Who hears it may end the call at once, and that must not wait for what it waits for.
    await Promise.race([courier.deliver(callback, form), isOver]);
  });
}
