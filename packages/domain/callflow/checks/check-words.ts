import { isVariable, listVariables, scriptVariables } from '../fill-words.ts';
import { listScriptWords, type PlacedWords } from '../list-words.ts';
import { findPart, type Script, type ScriptLanguage, scriptLanguages } from '../script.ts';
import type { FoundPlace, Report } from '../script-finding.ts';
import { isOtherLanguage } from './guess-language.ts';
import { foldCase, listSentences, quote } from './sentences.ts';

const cardWords =
  /\b(card (number|details)|credit card|debit card|cvv|cvc|security code|expiration date|routing number|bank account|account number|numero de (la |su )?tarjeta|datos de (la |su )?tarjeta|tarjeta de (credito|debito)|codigo de seguridad|fecha de vencimiento de (la |su )?tarjeta|numero de ruta|cuenta bancaria|numero de (la |su )?cuenta)\b/;

/** Where a promise is always there: what is said of the one that was just chosen. */
const promiseFields = ['confirm', 'remind', 'made'];
const isOfPromise = (name: string): boolean => name.startsWith('promise');

/** Values that some people do not have, where these words are said. */
export function listOptional({ field, words }: PlacedWords, language: ScriptLanguage) {
  return listVariables(words[language]).flatMap(({ name, fallback }) => {
    if (!isVariable(name) || !scriptVariables[name].isOptional) return [];
    return promiseFields.includes(field) && isOfPromise(name) ? [] : [{ name, fallback }];
  });
}

function checkVariables(placed: PlacedWords, language: ScriptLanguage, report: Report): void {
  const text = placed.words[language];
  const place: FoundPlace = { partId: placed.partId, language };
  for (const { name } of listVariables(text)) {
    if (!isVariable(name)) report('variable_unknown', place, { variable: `{${name}}` });
  }
  for (const { name, fallback } of listOptional(placed, language)) {
    if ((fallback ?? '').trim() !== '') continue;
    report('fallback_missing', place, { variable: `{${name}}`, example: `{${name}|…}` });
  }
  const outside = text.replace(/\{[^{}|]*(?:\|[^{}]*)?\}/g, '');
  if (/[{}]/.test(outside)) report('braces_unclosed', place, { quote: quote(text) });
}

function checkDifference({ partId, words }: PlacedWords, report: Report): void {
  const named = (language: ScriptLanguage) =>
    new Set(listVariables(words[language]).map(({ name }) => name));
  const [english, spanish] = [named('en'), named('es')];
  const different = [...english, ...spanish].filter(
    (name) => !(english.has(name) && spanish.has(name)),
  );
  if (different.length === 0 || words.en.trim() === '' || words.es.trim() === '') return;
  const variables = different.map((name) => `{${name}}`).join(', ');
  report('variables_differ', { partId }, { variables });
}

/** Whether it is said elsewhere what is wrong with these words. */
function hasOwnCheck({ partId }: PlacedWords, kind: string | undefined): boolean {
  return kind === 'disclosure' || partId === 'voicemail' || partId === 'recordingNotice';
}

function checkText(placed: PlacedWords, language: ScriptLanguage, report: Report): void {
  const text = placed.words[language];
  const place: FoundPlace = { partId: placed.partId, language };
  if (text.trim() === '') report('words_missing', place);
  else if (isOtherLanguage(text, language)) report('other_language', place);
}

function checkCards({ partId, words }: PlacedWords, language: ScriptLanguage, report: Report) {
  const asking = listSentences(words[language]).find(({ text }) => cardWords.test(foldCase(text)));
  if (asking !== undefined) {
    report('card_asked_for', { partId, language }, { quote: quote(asking.text) });
  }
}

/** Each text by itself: its variables, its language, and what no call asks for. */
export function checkWords(script: Script, report: Report): void {
  for (const placed of listScriptWords(script)) {
    const kind = findPart(script, placed.partId)?.kind;
    for (const language of scriptLanguages) {
      checkVariables(placed, language, report);
      checkCards(placed, language, report);
      if (!hasOwnCheck(placed, kind)) checkText(placed, language, report);
    }
    checkDifference(placed, report);
  }
}

const recordingWords: Readonly<Record<ScriptLanguage, RegExp>> = {
  en: /\b(record(ed|ing|s)?)\b/,
  es: /\b(grab(a|ada|ado|acion|ando|ar|amos|ara|aremos))\b/,
};

/** Where calls are announced as recorded, everybody hears so, and understands it. */
export function checkRecordingNotice({ recordingNotice }: Script, report: Report): void {
  for (const language of scriptLanguages) {
    const text = recordingNotice[language];
    const place = { partId: 'recordingNotice', language };
    if (text.trim() === '') report('recording_notice_missing', place);
    else if (isOtherLanguage(text, language)) report('other_language', place);
    else if (!recordingWords[language].test(foldCase(text))) {
      report('recording_notice_unclear', place);
    }
  }
}
