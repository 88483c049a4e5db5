import { type Element, readElements } from './read-elements.ts';
import type { Dial, Gather, Prompt, RecordVoice, Verb } from './verb.ts';

/** Throws where the simulator would not do what Twilio does. */
function refuseVerb(name: string): never {
  throw new Error(`The simulator does not know the verb ${name}.`);
}

function readPrompt({ name, attributes, text }: Element): Prompt {
  switch (name) {
    case 'Say':
      return { name, text };
    case 'Play':
      return { name };
    case 'Pause':
      return { name, seconds: Number(attributes.length ?? 1) };
    default:
      return refuseVerb(name);
  }
}

function readGather({ attributes, children }: Element): Gather {
  return {
    name: 'Gather',
    prompts: children.map(readPrompt),
    digits: Number(attributes.numDigits ?? 1),
    finishOnKey: attributes.finishOnKey ?? '#',
    waitSeconds: Number(attributes.timeout ?? 5),
    action: attributes.action,
    asksWhenEmpty: attributes.actionOnEmptyResult === 'true',
  };
}

function readDial({ attributes, children, text }: Element): Dial {
  const [number, ...others] = children.filter(({ name }) => name !== '#text');
  if (others.length > 0 || (number && number.name !== 'Number')) return refuseVerb('Dial');
  return {
    name: 'Dial',
    to: text.trim(),
    callerId: attributes.callerId,
    ringSeconds: Number(attributes.timeout ?? 30),
    url: number?.attributes.url,
    action: attributes.action,
  };
}

function readRecord({ attributes }: Element): RecordVoice {
  return {
    name: 'Record',
    waitSeconds: Number(attributes.timeout ?? 5),
    mostSeconds: Number(attributes.maxLength ?? 3600),
    action: attributes.action,
    statusCallback: attributes.recordingStatusCallback,
  };
}

function readStart({ children: [started, ...others] }: Element): Verb {
  if (started?.name !== 'Recording' || others.length > 0) return refuseVerb('Start');
  return { name: 'Start', statusCallback: started.attributes.recordingStatusCallback };
}

function readVerb(element: Element): Verb {
  switch (element.name) {
    case 'Gather':
      return readGather(element);
    case 'Dial':
      return readDial(element);
    case 'Record':
      return readRecord(element);
    case 'Start':
      return readStart(element);
    case 'Redirect':
      return { name: 'Redirect', url: element.text.trim() };
    case 'Hangup':
      return { name: 'Hangup' };
    default:
      return readPrompt(element);
  }
}

/** Throws on anything that is not TwiML or that the simulator cannot obey. */
export function readTwiml(document: string): Verb[] {
  const [response, ...others] = readElements(document);
  if (response?.name !== 'Response' || others.length > 0) {
    throw new Error('A document has one element, and it is Response.');
  }
  return response.children.map(readVerb);
}

/** Undefined on what cannot be obeyed, and where there is none. */
export function readWords(document: string | undefined): Verb[] | undefined {
  try {
    return document === undefined ? undefined : readTwiml(document);
  } catch {
    return undefined;
  }
}
