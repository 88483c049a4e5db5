import type { CollectorRole } from '../compliance/words.ts';

export type ScriptLanguage = 'en' | 'es';

/** Everything the fixed script can say, in one language. */
export interface ScriptWords {
  /** BCP 47. */
  tag: string;
  recorded: string;
  opening(names: { spokenName: string; personName: string }): string;
  message(call: {
    spokenName: string;
    callerNumber: string;
    role: CollectorRole;
    /** Spoken as counsel confirmed them. */
    disclosures: readonly string[];
  }): string;
  wrongPerson: string;
  stopped: string;
  goodbye(call: { spokenName: string; callerNumber: string }): string;
  /** Instead of everything else, where nothing else can be said. */
  unserved(call: { spokenName: string; callerNumber: string }): string;
}

/** One after another, each followed by what comes next. */
const speakAll = (texts: readonly string[]): string => texts.map((text) => `${text} `).join('');

/**
 * Where a call may be recorded, `recorded` is said before anything else, so that nobody is on a recording
 * that they had not heard of: CA, CT, DE, FL, IL, MD, MA, MT, NV, NH, PA and WA ask for the consent of
 * everybody on the line, and no address tells for certain where somebody answers.
 *
 * Only `message` may speak of a debt: everything else can be heard by somebody who is not the person
 * (12 CFR 1006.6(d)). The opening says first who calls (47 CFR 64.1200(b)(1)) and how to stop it; the
 * goodbye gives the number to call (64.1200(b)(2)), which the message has given already.
 *
 * The message is worded for a first communication and for later ones alike: that it comes from a debt
 * collector, that it tries to collect, and what information is used for (12 CFR 1006.18(e)(1)–(2)),
 * in the language of the call (1006.18(e)(4)). A creditor who collects in its own name is no debt collector
 * (1006.2(i)) and does not call itself one. What a state has said of a debt that can no longer be sued for
 * follows at once, in the words that counsel confirmed.
 */
export const scriptWords: Record<ScriptLanguage, ScriptWords> = {
  en: {
    tag: 'en-US',
    recorded: 'This call may be recorded.',
    opening: ({ spokenName, personName }) =>
      `Hello. This is an automated call from ${spokenName} for ${personName}. ` +
      'To stop calls like this one, press 9. ' +
      `If you are ${personName}, press 1. If you are not, press 2.`,
    message: ({ spokenName, callerNumber, role, disclosures }) =>
      (role === 'third_party'
        ? `Thank you. ${spokenName} is a debt collector. This is an attempt to collect a debt, ` +
          'and any information you give us will be used for that purpose. '
        : `Thank you. ${spokenName} is calling about your account with us. `) +
      speakAll(disclosures) +
      `Please call us at ${callerNumber}. Again, that is ${callerNumber}. ` +
      'If you do not want us to call you any more, press 9.',
    wrongPerson: 'We are sorry to have disturbed you. We will not call this number again. Goodbye.',
    stopped: 'We will not call you any more. Goodbye.',
    goodbye: ({ spokenName, callerNumber }) =>
      `Thank you. You can call ${spokenName} at ${callerNumber}. Goodbye.`,
    unserved: ({ spokenName, callerNumber }) =>
      `Hello. This is an automated call from ${spokenName}. We are sorry, we cannot speak with you now. ` +
      `You can call us at ${callerNumber}. Goodbye.`,
  },
  es: {
    tag: 'es-US',
    recorded: 'Esta llamada puede ser grabada.',
    opening: ({ spokenName, personName }) =>
      `Hola. Esta es una llamada automática de ${spokenName} para ${personName}. ` +
      'Para no recibir más llamadas como esta, oprima 9. ' +
      `Si usted es ${personName}, oprima 1. Si no lo es, oprima 2.`,
    message: ({ spokenName, callerNumber, role, disclosures }) =>
      (role === 'third_party'
        ? `Gracias. ${spokenName} es un cobrador de deudas. Este es un intento de cobrar una deuda, ` +
          'y toda información que usted nos dé se usará para ese fin. '
        : `Gracias. ${spokenName} le llama por su cuenta con nosotros. `) +
      speakAll(disclosures) +
      `Por favor, llámenos al ${callerNumber}. Repetimos: ${callerNumber}. ` +
      'Si no desea que volvamos a llamarle, oprima 9.',
    wrongPerson: 'Disculpe la molestia. No volveremos a llamar a este número. Adiós.',
    stopped: 'No volveremos a llamarle. Adiós.',
    goodbye: ({ spokenName, callerNumber }) =>
      `Gracias. Puede llamar a ${spokenName} al ${callerNumber}. Adiós.`,
    unserved: ({ spokenName, callerNumber }) =>
      `Hola. Esta es una llamada automática de ${spokenName}. Lo sentimos, ahora no podemos atenderle. ` +
      `Puede llamarnos al ${callerNumber}. Adiós.`,
  },
};
