import type { Part } from '../script.ts';

/**
 * Who calls and how to make it stop, in one breath (47 CFR 64.1200(b)(1), (3)), then whether this is the person.
 * Nothing here tells what the call is about: anybody may have answered (12 CFR 1006.6(d)).
 */
export const opening: readonly Part[] = [
  {
    kind: 'menu',
    id: 'greeting',
    words: {
      en:
        'Hello. This is an automated call from {caller}. To stop these calls, press 9. ' +
        'Para español, oprima 8. We are calling for {name}. If you are {name}, press 1. ' +
        'If this is the wrong number for {name}, press 2. If {name} is not here right now, press 3.',
      es:
        'Hola. Esta es una llamada automática de {caller}. Para no recibir más llamadas, oprima 9. ' +
        'For English, press 8. Buscamos a {name}. Si usted es {name}, oprima 1. ' +
        'Si este número no es de {name}, oprima 2. Si {name} no está en este momento, oprima 3.',
    },
    keys: {
      '1': 'check',
      '2': 'wrong-person',
      '3': 'not-here',
      '8': 'other-language',
      '9': 'stop',
    },
    silence: 'ring-back',
  },
  { kind: 'language', id: 'other-language', next: 'greeting' },
  {
    kind: 'verify',
    id: 'check',
    questions: {
      birth_year: {
        en: 'To protect your privacy, please enter the year you were born, as four digits.',
        es: 'Para proteger su privacidad, marque el año en que nació, con cuatro dígitos.',
      },
      postal_code: {
        en: 'Please enter the postal code of your home address.',
        es: 'Marque el código postal de su domicilio.',
      },
      reference: {
        en: 'Please enter the last four digits of the reference number in our letters to you.',
        es: 'Marque los últimos cuatro dígitos del número de referencia que aparece en nuestras cartas.',
      },
    },
    again: {
      en: 'That does not match what we have. Let us try once more.',
      es: 'Eso no coincide con lo que tenemos. Intentemos una vez más.',
    },
    verified: 'disclosure',
    unverified: 'ring-back',
  },
  {
    kind: 'wrong_person',
    id: 'wrong-person',
    words: {
      en: 'Thank you. We are sorry for the trouble. We will not call this number for {name} again. Goodbye.',
      es: 'Gracias. Disculpe la molestia. No volveremos a llamar a este número para hablar con {name}. Adiós.',
    },
  },
  {
    kind: 'goodbye',
    id: 'not-here',
    words: {
      en: 'Thank you. There is no message. Our number is {ring_back}. Goodbye.',
      es: 'Gracias. No hay ningún mensaje. Nuestro número es {ring_back}. Adiós.',
    },
  },
  {
    kind: 'goodbye',
    id: 'ring-back',
    words: {
      en: 'Please call {caller} at {ring_back}. Once more, the number is {ring_back}. Thank you, and goodbye.',
      es: 'Por favor, llame a {caller} al {ring_back}. Le repetimos el número: {ring_back}. Gracias y adiós.',
    },
  },
  {
    kind: 'stop',
    id: 'stop',
    words: {
      en: 'We have noted it. We will not call you again. Goodbye.',
      es: 'Lo hemos anotado. No volveremos a llamarle. Adiós.',
    },
  },
  {
    kind: 'disclosure',
    id: 'disclosure',
    first: {
      en: 'This is an attempt to collect a debt, and any information obtained will be used for that purpose.',
      es: 'Este es un intento de cobrar una deuda, y toda información que se obtenga se utilizará para ese fin.',
    },
    later: {
      en: 'This call is from a debt collector.',
      es: 'Esta llamada es de un cobrador de deudas.',
    },
    creditor: {
      en: 'This call is about your account with us.',
      es: 'Esta llamada es sobre la cuenta que usted tiene con nosotros.',
    },
    next: 'message',
  },
];
