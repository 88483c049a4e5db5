import { countPromptSeconds, countSeconds } from './count-seconds.ts';
import type { Listener, Next } from './listener.ts';
import { obeyDial } from './obey-dial.ts';
import type { Gather, RecordVoice, Verb } from './verb.ts';

/** How long somebody speaks who is recorded. */
const voiceSeconds = 3;

/** Keys that come during the words cut them short. */
async function obeyGather(verb: Gather, { pass, person }: Listener): Promise<Next | undefined> {
  const { action, prompts, digits, finishOnKey, asksWhenEmpty } = verb;
  const texts = prompts.flatMap((prompt) => (prompt.name === 'Say' ? [prompt.text] : []));
  const reply = person.answer({ text: texts.join(' '), digits });
  const limit = countSeconds(prompts) + verb.waitSeconds;
  const heard = reply !== null && reply.afterSeconds < limit ? reply : undefined;
  await pass(heard?.afterSeconds ?? limit);
  const keys = heard?.keys ?? '';
  const Digits = keys.endsWith(finishOnKey)
    ? keys.slice(0, -finishOnKey.length || undefined)
    : keys;
  if (Digits !== '') return { url: action, form: { msg: 'Digits', Digits } };
  return asksWhenEmpty ? { url: action, form: { msg: 'Gather End' } } : undefined;
}

async function obeyRecord(verb: RecordVoice, listener: Listener): Promise<Next | undefined> {
  const seconds = listener.isPerson ? Math.min(voiceSeconds, verb.mostSeconds) : 0;
  await listener.pass(seconds + verb.waitSeconds);
  // Silence is no recording: the next verb follows.
  if (seconds === 0) return undefined;
  const { sid } = listener.recorder.keep(seconds, verb.statusCallback);
  return { url: verb.action, form: { RecordingSid: sid, RecordingDuration: String(seconds) } };
}

/** Undefined when the call is over: by a Hangup, or because nothing is left to do. */
export async function obeyTwiml(
  verbs: readonly Verb[],
  listener: Listener,
): Promise<Next | undefined> {
  for (const verb of verbs) {
    let next: Next | undefined;
    switch (verb.name) {
      case 'Hangup':
        return undefined;
      case 'Redirect':
        return { url: verb.url, form: {} };
      case 'Start':
        listener.recorder.start(verb.statusCallback);
        break;
      case 'Gather':
        next = await obeyGather(verb, listener);
        break;
      case 'Dial':
        next = await obeyDial(verb, listener);
        break;
      case 'Record':
        next = await obeyRecord(verb, listener);
        break;
      default:
        await listener.pass(countPromptSeconds(verb));
    }
    if (next !== undefined) return next;
  }
  return undefined;
}
