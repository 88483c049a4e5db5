import * as z from 'zod';
import { type CallRequest, type Detection, progressEvents } from './call.ts';
import { isForeign } from './choose-behaviour.ts';
import { type Refusal, refuse } from './refuse-request.ts';

export const e164 = /^\+[1-9]\d{7,14}$/;

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const fact = z.string().nullable();
const simulatedPerson = z.object({ birthYear: fact, postalCode: fact, reference: fact });

/** Undefined where the form does not say it, and null where it says something else. */
function readPerson(form: URLSearchParams): CallRequest['person'] | null {
  const text = form.get('SimulatedPerson');
  if (text === null) return undefined;
  try {
    return simulatedPerson.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function readDetection(form: URLSearchParams): Detection | undefined {
  const word = form.get('MachineDetection');
  if (word !== 'Enable' && word !== 'DetectMessageEnd') return undefined;
  const callback = form.get('AsyncAmdStatusCallback') ?? undefined;
  const isBeside = form.get('AsyncAmd') === 'true' && callback !== undefined;
  return {
    waitsForMessage: word === 'DetectMessageEnd',
    callback: isBeside ? callback : undefined,
  };
}

/** The form that makes a call, or the error with which Twilio refuses it. */
export function readCallRequest(form: URLSearchParams): CallRequest | Refusal {
  const to = form.get('To') ?? '';
  const from = form.get('From') ?? '';
  const url = form.get('Url') ?? '';
  const fallbackUrl = form.get('FallbackUrl') ?? undefined;
  const statusCallback = form.get('StatusCallback') ?? undefined;
  const ringSeconds = Number(form.get('Timeout') ?? 60);
  if (to === '') return refuse(400, 21201, "No 'To' number is specified");
  if (!e164.test(to)) return refuse(400, 21211, `The 'To' number ${to} is not a valid number`);
  if (from === '') return refuse(400, 21213, "No 'From' number is specified");
  if (!e164.test(from)) {
    return refuse(400, 21212, `The 'From' number ${from} is not a valid number`);
  }
  if (isForeign(from)) {
    return refuse(400, 21210, `The source phone number ${from} is not verified for your account`);
  }
  if (!isWebAddress(url)) return refuse(400, 21205, `Url is not a valid URL: ${url}`);
  if (fallbackUrl !== undefined && !isWebAddress(fallbackUrl)) {
    return refuse(400, 21205, `FallbackUrl is not a valid URL: ${fallbackUrl}`);
  }
  if (statusCallback !== undefined && !isWebAddress(statusCallback)) {
    return refuse(400, 21609, `StatusCallback is not a valid URL: ${statusCallback}`);
  }
  const detection = readDetection(form);
  if (detection?.callback !== undefined && !isWebAddress(detection.callback)) {
    return refuse(400, 21609, 'AsyncAmdStatusCallback is not a valid URL');
  }
  const person = readPerson(form);
  if (person === null) return refuse(400, 20001, 'SimulatedPerson is not what a person knows');
  if (!Number.isInteger(ringSeconds) || ringSeconds < 1 || ringSeconds > 600) {
    return refuse(400, 20001, 'Timeout must be a whole number from 1 to 600');
  }
  if ([form.get('Method'), form.get('StatusCallbackMethod')].includes('GET')) {
    return refuse(400, 20001, 'The simulator knows no other method than POST');
  }
  const asked = form.getAll('StatusCallbackEvent');
  return {
    to,
    from,
    url,
    fallbackUrl,
    statusCallback,
    events: new Set(
      asked.length === 0 ? ['completed'] : progressEvents.filter((event) => asked.includes(event)),
    ),
    ringSeconds,
    detection,
    person,
  };
}
