import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import twilio from 'twilio';
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

export function renderFlow(step: FlowStep): { contentType: string; body: string } {
  const response = new twilio.twiml.VoiceResponse();
  if (step.kind === 'ask') {
    response
      .gather({
        input: ['dtmf'],
        numDigits: 1,
        timeout: step.waitSeconds,
        action: step.answerUrl,
        method: 'POST',
        // Without it, silence would end the call and we would never be asked what comes next.
        actionOnEmptyResult: true,
      })
      .say(findLanguage(step.language), cleanText(step.say));
  } else {
    if (step.kind === 'say') response.say(findLanguage(step.language), cleanText(step.say));
    response.hangup();
  }
  return { contentType: 'text/xml; charset=utf-8', body: response.toString() };
}
