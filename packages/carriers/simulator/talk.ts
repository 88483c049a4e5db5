import { createPerson } from '../people/answer-question.ts';
import type { Call } from './call.ts';
import type { CallTools } from './call-tools.ts';
import { detectAnswerer } from './detect-answerer.ts';
import type { Listener, Next } from './listener.ts';
import { obeyTwiml } from './obey-twiml.ts';
import { Interrupted } from './pass-time.ts';
import { readWords } from './read-twiml.ts';
import type { Form } from './sign-form.ts';
import { describeAnswerer, describeCall } from './tell-progress.ts';
import type { Verb } from './verb.ts';

/** The sentence with which Twilio excuses an application that fails. */
const apologySeconds = 4;
/** A flow that asks the same question for ever would never end. */
const mostDocuments = 50;

/** An absolute address stays as it was written, because the signature is made of its letters. */
function resolve(url: string | undefined, base: string): string {
  if (url === undefined) return base;
  return URL.canParse(url) ? url : new URL(url, base).href;
}

/** From the answer to the last word. */
export async function talk(call: Call, tools: CallTools): Promise<void> {
  const { request } = call;
  const { accountSid, poster, time, recorder, ended } = tools;
  const { persona } = call.behaviour;
  const described = () => ({
    ...describeCall(accountSid, call),
    // Beside the call its result goes to an address of its own.
    ...(request.detection?.callback === undefined ? describeAnswerer(call) : {}),
    CallStatus: call.status,
  });

  /** What the application wants said, or undefined when it cannot tell. */
  async function askFlow(url: string, said: Form): Promise<readonly Verb[] | undefined> {
    const form = { ...described(), ...said };
    const verbs = readWords(await poster.post(url, form, ended));
    time.stopIfOver();
    const { fallbackUrl } = request;
    if (verbs !== undefined || fallbackUrl === undefined) return verbs;
    const instead = readWords(await poster.get(fallbackUrl, form, ended));
    time.stopIfOver();
    return instead;
  }

  let url = request.url;
  let said: Form = {};
  const listener: Listener = {
    pass: (seconds) => time.pass(seconds),
    person: createPerson(persona, request.person),
    isPerson: persona.comesTo === 'person',
    recorder,
    async askWhisper(whisperUrl, other) {
      const form = {
        ...described(),
        Direction: 'outbound-dial',
        ParentCallSid: call.sid,
        ...other,
      };
      const verbs = readWords(await poster.post(resolve(whisperUrl, url), form, ended));
      time.stopIfOver();
      return verbs ?? [];
    },
  };

  async function obeyNext(): Promise<Next | undefined> {
    const verbs = time.takeInterruption() ?? (await askFlow(url, said));
    if (verbs !== undefined) return obeyTwiml(verbs, listener);
    await time.pass(apologySeconds);
    return undefined;
  }

  await detectAnswerer(call, tools);
  for (let documents = 0; documents < mostDocuments; documents += 1) {
    try {
      const next = await obeyNext();
      if (next === undefined) return;
      url = resolve(next.url, url);
      said = next.form;
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error;
    }
  }
}
