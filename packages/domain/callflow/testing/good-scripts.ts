import type { CheckContext } from '../check-script.ts';
import type { Script, Words } from '../script.ts';
import { startingPurposes, startingScripts, startScript } from '../starting-scripts.ts';
import { addParts, apply, changePart, reminder, rewrite, small, swap } from './change-script.ts';

export interface GoodScript {
  name: string;
  script: Script;
  context?: CheckContext;
}

const withVoicemail = (voicemail: Words | null): Script => ({ ...small, voicemail });
const nothing: Words = { en: '', es: '' };

/** Scripts that differ from each other in ways that the law leaves free. */
export const goodScripts: readonly GoodScript[] = [
  ...startingPurposes.map((purpose) => ({ name: purpose, script: startingScripts[purpose] })),
  { name: 'another contact person', script: startScript('callback', 'María José Núñez') },
  { name: 'no voicemail', script: withVoicemail(null) },
  {
    name: 'the voicemail of the regulation',
    script: withVoicemail({
      en:
        'This is {contact_person} calling from {caller}. It is 4:15 p.m. on {today}. Please contact me or a representative ' +
        'of {caller} at {ring_back} today between 8:00 a.m. and 6:00 p.m. Eastern time.',
      es:
        'Le habla {contact_person} de {caller}. Hoy es {today}. Por favor, llame al {ring_back} ' +
        'entre las 8:00 a.m. y las 6:00 p.m.',
    }),
  },
  {
    name: 'a voicemail that repeats its number',
    script: withVoicemail({
      en: 'Good afternoon. {caller} called. Please call us back at {ring_back} and ask for {contact_person}. Again, the number is {ring_back}.',
      es: 'Buenas tardes. Le llama {caller}. Llame al {ring_back} y pregunte por {contact_person}. Le repetimos: {ring_back}.',
    }),
  },
  {
    name: 'a voicemail with times',
    script: withVoicemail({
      en: 'Hi, this is {caller}. Please return our call. Our number is {ring_back}. Ask for {contact_person}. We are available Monday through Friday.',
      es: 'Hola. Le llama {caller}. Por favor, devuelva la llamada. Nuestro número es {ring_back}. Pregunte por {contact_person}. Atendemos de lunes a viernes.',
    }),
  },
  {
    name: 'keys as words',
    script: apply(
      rewrite('menu', 'words', swap('press 1', 'press the number one'), 'en'),
      rewrite('menu', 'words', swap('oprima 1', 'presione la tecla uno'), 'es'),
    )(small),
  },
  {
    name: 'a creditor that adds nothing',
    script: rewrite('disclosure', 'creditor', '')(small),
  },
  {
    name: 'a promise without a reminder',
    script: changePart('promise', 'promise', (part) => ({ ...part, remind: null }))(reminder),
  },
  {
    name: 'consent in other words',
    script: apply(
      rewrite(
        'another-time',
        'consent',
        'Would a call at that time suit you in the next few days? If so, press 1. If not, press 2.',
        'en',
      ),
      rewrite(
        'another-time',
        'consent',
        '¿Le conviene una llamada a esa hora en los siguientes días? Si es así, oprima 1. Si no, oprima 2.',
        'es',
      ),
    )(small),
  },
  {
    name: 'half of it now',
    script: changePart('promise', 'promise', (part) => ({
      ...part,
      offers: [{ kind: 'part', percent: 50, withinDays: 7 }],
    }))(reminder),
  },
  {
    name: 'a greeting in two parts',
    script: (({ parts, ...rest }) => ({
      ...rest,
      parts: [
        {
          kind: 'say' as const,
          id: 'hello',
          words: {
            en: 'Hello. This is {caller}. To stop our calls, press 9.',
            es: 'Hola. Le llama {caller}. Para que dejemos de llamar, oprima 9.',
          },
          next: 'greeting',
        },
        ...parts,
      ],
    }))(small),
  },
  {
    name: 'words that only sound of a debt',
    script: apply(
      rewrite('check', 'again', 'That does not match. You must enter all digits.', 'en'),
      rewrite(
        'check',
        'again',
        'No coincide. Debe marcar todos los dígitos. Tenga en cuenta los ceros.',
        'es',
      ),
    )(small),
  },
  {
    name: 'a contact person called Bill, whom people dial',
    script: apply(
      rewrite('ring-back', 'words', 'Please dial {ring_back} and ask for {contact_person}.', 'en'),
      rewrite('ring-back', 'words', 'Marque {ring_back} y pregunte por {contact_person}.', 'es'),
    )({ ...small, contactPerson: 'Bill Owens' }),
  },
  {
    name: 'a dispute that goes back to the menu',
    script: changePart('dispute', 'dispute', (part) => ({ ...part, next: 'menu' }))(small),
  },
  {
    name: 'a second stop, which a menu names',
    script: apply(
      addParts({
        kind: 'stop',
        id: 'stop-all',
        words: { en: 'We will not call again. Goodbye.', es: 'No le llamaremos más. Adiós.' },
      }),
      changePart('menu', 'menu', (part) => ({ ...part, keys: { ...part.keys, '9': 'stop-all' } })),
    )(small),
  },
  {
    name: 'no notice where nothing is recorded',
    script: { ...small, recordingNotice: nothing },
    context: { announcesRecording: false },
  },
];
