import type { Script, Words } from '@ringfence/domain/callflow/script';

const words = (en: string, es: string): Words => ({ en, es });

/** A script with every kind of part. */
export const sampleScript: Script = {
  recordingNotice: words('This call may be recorded.', 'Esta llamada puede ser grabada.'),
  contactPerson: 'Ann Lee',
  voicemail: words(
    'Hello, this is {contact_person} from {caller}. Please call me back at {ring_back}.',
    'Hola, habla {contact_person} de {caller}. Por favor llámeme al {ring_back}.',
  ),
  parts: [
    {
      kind: 'menu',
      id: 'who',
      words: words(
        'Hello, this is {caller}, calling for {name}. If you are {name}, press 1. If you are not {name}, press 2. To stop these calls, press 9. Para español, oprima 8.',
        'Hola, le habla {caller}, busco a {name}. Si usted es {name}, oprima 1. Si usted no es {name}, oprima 2. Para que no le llamemos más, oprima 9. For English, press 8.',
      ),
      keys: { 1: 'check', 2: 'other', 8: 'language', 9: 'stop' },
      silence: 'goodbye',
    },
    { kind: 'language', id: 'language', next: 'who' },
    {
      kind: 'verify',
      id: 'check',
      questions: {
        birth_year: words(
          'Please type the year of your birth.',
          'Por favor marque el año en que nació.',
        ),
        postal_code: words('Please type your ZIP code.', 'Por favor marque su código postal.'),
        reference: words(
          'Please type the last four digits of your reference.',
          'Por favor marque los últimos cuatro dígitos de su referencia.',
        ),
      },
      again: words('That did not match. Once more, please.', 'No coincide. Inténtelo una vez más.'),
      verified: 'disclosure',
      unverified: 'goodbye',
    },
    {
      kind: 'disclosure',
      id: 'disclosure',
      first: words(
        'This is an attempt to collect a debt.',
        'Este es un intento de cobrar una deuda.',
      ),
      later: words('This is from a debt collector.', 'Esto es de un cobrador.'),
      creditor: words('This is about your account.', 'Se trata de su cuenta.'),
      next: 'menu',
    },
    {
      kind: 'menu',
      id: 'menu',
      words: words(
        'Your balance is {balance}. To promise a payment, press 1. To dispute this debt, press 2. To speak with someone, press 3. For another time, press 4.',
        'Su saldo es {balance}. Para prometer un pago, oprima 1. Para disputar esta deuda, oprima 2. Para hablar con alguien, oprima 3. Para otro momento, oprima 4.',
      ),
      keys: { 1: 'promise', 2: 'dispute', 3: 'connect', 4: 'later' },
      silence: 'goodbye',
    },
    {
      kind: 'promise',
      id: 'promise',
      words: words('These are your choices.', 'Estas son sus opciones.'),
      offers: [
        { kind: 'whole', withinDays: 7 },
        { kind: 'part', percent: 50, withinDays: 7 },
        { kind: 'instalments', count: 3, everyDays: 14, withinDays: 7 },
      ],
      confirm: words(
        'You will pay {promise_amount} by {promise_date}. To confirm, press 1.',
        'Pagará {promise_amount} hasta el {promise_date}. Para confirmar, oprima 1.',
      ),
      remind: words(
        'To agree that we call to remind you, press 1.',
        'Para aceptar que le llamemos para recordarle, oprima 1.',
      ),
      made: words('Thank you. {promise_amount} by {promise_date}.', 'Gracias.'),
      next: 'goodbye',
      declined: 'goodbye',
    },
    {
      kind: 'dispute',
      id: 'dispute',
      words: words('We noted it.', 'Lo anotamos.'),
      next: 'goodbye',
    },
    {
      kind: 'connect',
      id: 'connect',
      words: words('One moment, please.', 'Un momento, por favor.'),
      whisper: words('A call for you.', 'Una llamada para usted.'),
      unanswered: 'later',
    },
    {
      kind: 'another_time',
      id: 'later',
      words: words(
        'When suits you? For the morning, press 1. For the afternoon, press 2. For the evening, press 3.',
        '¿Cuándo le conviene? Para la mañana, oprima 1. Para la tarde, oprima 2. Para la noche, oprima 3.',
      ),
      consent: words(
        'To agree to a call within seven days, press 1.',
        'Para aceptar una llamada dentro de siete días, oprima 1.',
      ),
      next: 'goodbye',
    },
    { kind: 'wrong_person', id: 'other', words: words('We are sorry.', 'Lo sentimos.') },
    { kind: 'stop', id: 'stop', words: words('No more calls.', 'No habrá más llamadas.') },
    { kind: 'goodbye', id: 'goodbye', words: words('Goodbye.', 'Adiós.') },
  ],
};
