import type { SimulatedPerson } from '../port.ts';
import type { DayTime } from './persona.ts';

/** What a key can be for, as a listener understands it. */
export type Topic =
  | 'self'
  | 'other'
  | 'stop'
  | 'promise'
  | 'dispute'
  | 'someone'
  | 'another_time'
  | 'language'
  | 'repeat'
  | 'agree'
  | DayTime;

/**
 * Words in English and Spanish by which a listener knows what a key is for. The first that matches counts, so
 * that "if you are not Ann" is not taken for "if you are Ann".
 */
const patterns: readonly (readonly [Topic, RegExp])[] = [
  ['language', /\b(?:spanish|english|español|inglés)/u],
  ['repeat', /\b(?:again|repeat|repetir|otra vez|de nuevo)\b/u],
  [
    'dispute',
    /disput|disagree|not agree|(?:not|n.t) owe|impugn|desacuerdo|no (?:está|estoy) de acuerdo|no (?:la )?deb[eo]|no reconoc/u,
  ],
  [
    'stop',
    /\bstop\b|no more calls|(?:not|never) (?:to )?(?:call|be called)|remove|(?:dejar|dejemos|deje) de|no (?:más|recibir|quiere|le llam)|detener|ya no/u,
  ],
  [
    'agree',
    /confirm|\bagree|\bwe may\b|accept|\byes\b|allow|remind|acept|\bacuerdo|\bsí(?!\p{L})|autoriz|record/u,
  ],
  ['someone', /(?:speak|talk) (?:with|to)|representative|an? agent|hablar con|representante/u],
  [
    'another_time',
    /other time|better time|(?:call|try) .*later|not a good time|otro momento|otra hora|más tarde|mejor momento/u,
  ],
  ['promise', /promis|\bpay|arrangement|promet|\bpag(?:ar|o)/u],
  ['morning', /morning|\bla mañana/u],
  ['afternoon', /afternoon|\bla tarde/u],
  ['evening', /evening|\bla noche/u],
  [
    'other',
    /\b(?:are|is) not\b|isn.t|aren.t|(?:somebody|someone) else|wrong (?:number|person)|\bno (?:es|soy)\b|otra persona|equivocad|no conoce/u,
  ],
  [
    'self',
    /\byou are\b|\bthis is\b|\bi am\b|speaking|yourself|identity|\bes (?:usted|para usted)\b|usted es\b|\bsoy\b|si es\b|identidad/u,
  ],
];

export function findTopic(about: string): Topic | undefined {
  const words = about.toLowerCase();
  return patterns.find(([, pattern]) => pattern.test(words))?.[0];
}

const questions: readonly (readonly [keyof SimulatedPerson, RegExp])[] = [
  ['birthYear', /year[^.?]*(birth|born)|birth ?year|born|año[^.?]*naci/],
  ['postalCode', /zip|postal/],
  ['reference', /reference|referencia/],
];

/** What somebody is asked to type, by the last question they heard. */
export function findQuestion(text: string): keyof SimulatedPerson | undefined {
  const words = text.toLowerCase();
  const found = questions.map(([asked, pattern]) => {
    const last = [...words.matchAll(new RegExp(pattern, 'g'))].at(-1);
    return { asked, at: last?.index ?? -1 };
  });
  const last = found.reduce((best, other) => (other.at > best.at ? other : best));
  return last.at === -1 ? undefined : last.asked;
}
