import { type FlowKey, flowKeys, type ScriptLanguage } from '../script.ts';
import { foldCase } from './sentences.ts';

const digitWords: Readonly<Record<string, FlowKey>> = {
  zero: '0',
  cero: '0',
  one: '1',
  uno: '1',
  two: '2',
  dos: '2',
  three: '3',
  tres: '3',
  four: '4',
  cuatro: '4',
  five: '5',
  cinco: '5',
  six: '6',
  seis: '6',
  seven: '7',
  siete: '7',
  eight: '8',
  ocho: '8',
  nine: '9',
  nueve: '9',
};
const digit = `(?:\\d(?!\\d)|${Object.keys(digitWords).join('|')})\\b`;
const verbs =
  'press|pressing|push|dial|hit|touch|oprima|oprimir|presione|presionar|pulse|pulsar|marque|marcar|apriete|teclee';
/** "Press the number 1 or 2", "oprima la tecla 9". */
const keyMention = new RegExp(
  `\\b(?:${verbs})(?: (?:on )?(?:the|el|la))?(?: (?:number|key|digit|numero|tecla|digito))?((?:,? ?(?:or|and|o|y|u)? ?${digit})+)`,
  'g',
);

/** The keys that words tell people to press. */
export function listNamedKeys(text: string): Set<FlowKey> {
  const named = [...foldCase(text).matchAll(keyMention)]
    .flatMap(([, list = '']) => [...list.matchAll(new RegExp(digit, 'g'))])
    .map(([word]) => flowKeys.find((key) => key === word) ?? digitWords[word]);
  return new Set(named.filter((key) => key !== undefined));
}

const stopWords: Readonly<Record<ScriptLanguage, RegExp>> = {
  en: /\b(stop|no (more|further)|opt out|unsubscribe|(not|never) (be )?(call|called)|(end|cancel) (these|all|our|the) calls|remove)\b|don.?t call/,
  es: /\b(no (recibir|mas|desea|quiere|le llamemos|nos llame|volvamos|volver)|no (me )?llam\w*|dejar de|dejemos de|detener|parar|cancelar|suspender)\b/,
};

/** Whether a sentence offers to end all calls by the key that does so. */
export function offersStop(sentence: string, language: ScriptLanguage): boolean {
  return listNamedKeys(sentence).has('9') && stopWords[language].test(foldCase(sentence));
}
