import type { Utterance } from '@ringfence/domain/callflow/flow-step';
import type VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';

type Language = NonNullable<VoiceResponse.SayAttributes['language']>;

/** Of Twilio's languages those that our scripts are written in, the usual one of each first. */
const languages: readonly Language[] = [
  'en-US',
  'en-GB',
  'en-CA',
  'en-AU',
  'es-US',
  'es-MX',
  'es-ES',
  'fr-CA',
  'fr-FR',
  'pt-BR',
  'pt-PT',
];

/** The language asked for, or its nearest relative: Spanish read by an English voice is noise. */
function findLanguage(asked: string): { language?: Language } {
  const [base] = asked.split('-');
  const language =
    languages.find((known) => known === asked) ??
    languages.find((known) => known.startsWith(`${base}-`));
  return language === undefined ? {} : { language };
}

/** XML has no place for control characters, and imported names bring them along. */
function cleanText(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, ' ');
}

/** One voice for each language, in the order in which it is said. */
export function sayWords(
  speaker: Pick<VoiceResponse, 'say'> | Pick<VoiceResponse.Gather, 'say'>,
  words: readonly Utterance[],
): void {
  for (const { language, text } of words) speaker.say(findLanguage(language), cleanText(text));
}
