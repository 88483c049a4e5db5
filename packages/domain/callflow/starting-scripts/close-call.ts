import type { Part } from '../script.ts';

/** Where the ways that a menu offers lead to. */
export const ending: readonly Part[] = [
  {
    kind: 'connect',
    id: 'someone',
    words: {
      en: 'One moment, please. We are connecting you.',
      es: 'Un momento, por favor. Le estamos comunicando.',
    },
    whisper: {
      en: 'This is {name}, about {balance} for {creditor|a creditor}. Reference ending in {reference}.',
      es: 'Le paso a {name}, por {balance} para {creditor|un acreedor}. Referencia terminada en {reference}.',
    },
    unanswered: 'nobody-free',
  },
  {
    kind: 'say',
    id: 'nobody-free',
    words: {
      en: 'We are sorry, nobody is free at the moment.',
      es: 'Lo sentimos, en este momento no hay nadie disponible.',
    },
    next: 'another-time',
  },
  {
    kind: 'another_time',
    id: 'another-time',
    words: {
      en:
        'When does a call suit you best? For the morning, press 1. For the afternoon, press 2. ' +
        'For the evening, press 3. To stop these calls, press 9.',
      es:
        '¿A qué hora prefiere que le llamemos? Para la mañana, oprima 1. Para la tarde, oprima 2. ' +
        'Para la noche, oprima 3. Para no recibir más llamadas, oprima 9.',
    },
    consent: {
      en:
        'May we call you again at that time within the next seven days? ' +
        'If we may, press 1. If not, press 2.',
      es:
        '¿Podemos volver a llamarle a esa hora en los próximos siete días? ' +
        'Si está de acuerdo, oprima 1. Si no, oprima 2.',
    },
    next: 'goodbye',
  },
  {
    kind: 'dispute',
    id: 'dispute',
    words: {
      en: 'Thank you. We have noted that you dispute this debt.',
      es: 'Gracias. Hemos anotado que usted no reconoce esta deuda.',
    },
    next: 'goodbye',
  },
  {
    kind: 'goodbye',
    id: 'goodbye',
    words: {
      en: 'You can reach us at {ring_back}. Thank you for your time. Goodbye.',
      es: 'Puede comunicarse con nosotros al {ring_back}. Gracias por su tiempo. Adiós.',
    },
  },
];

/** Ways to pay, each within what the organization's policy takes. */
export const promise: Part = {
  kind: 'promise',
  id: 'promise',
  words: {
    en: 'Please choose what suits you.',
    es: 'Elija lo que más le convenga.',
  },
  offers: [
    { kind: 'whole', withinDays: 14 },
    { kind: 'instalments', count: 2, everyDays: 14, withinDays: 14 },
    { kind: 'instalments', count: 3, everyDays: 30, withinDays: 14 },
  ],
  confirm: {
    en: 'You promise to pay {promise}. To confirm, press 1. To go back, press 2.',
    es: 'Usted promete pagar {promise}. Para confirmar, oprima 1. Para regresar, oprima 2.',
  },
  remind: {
    en: 'May we call you before that day to remind you? If we may, press 1. If not, press 2.',
    es: '¿Podemos llamarle antes de ese día para recordárselo? Si está de acuerdo, oprima 1. Si no, oprima 2.',
  },
  made: {
    en: 'Thank you. We have noted your promise to pay {promise}.',
    es: 'Gracias. Hemos anotado su promesa de pagar {promise}.',
  },
  next: 'goodbye',
  declined: 'menu',
};
