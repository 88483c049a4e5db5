import type { MenuPart, SayPart, Words } from '../script.ts';

export const makeMessage = (words: Words): SayPart => ({
  kind: 'say',
  id: 'message',
  words,
  next: 'menu',
});

const ways = { '2': 'someone', '3': 'another-time', '4': 'dispute', '9': 'stop' } as const;
const waysInWords: Words = {
  en:
    'To speak to someone, press 2. If another time suits you better, press 3. ' +
    'If you dispute this debt, press 4. To stop these calls, press 9.',
  es:
    'Para hablar con alguien, oprima 2. Si prefiere otro momento, oprima 3. ' +
    'Si no reconoce esta deuda, oprima 4. Para no recibir más llamadas, oprima 9.',
};

/** The ways on that every script offers behind its message, with a first one of its own. */
export const makeMenu = (first: { words: Words; to: string }): MenuPart => ({
  kind: 'menu',
  id: 'menu',
  words: {
    en: `${first.words.en} ${waysInWords.en}`,
    es: `${first.words.es} ${waysInWords.es}`,
  },
  keys: { '1': first.to, ...ways },
  silence: 'goodbye',
});

export const toPromise = {
  words: {
    en: 'To say when you can pay, press 1.',
    es: 'Para decir cuándo puede pagar, oprima 1.',
  },
  to: 'promise',
};

export const toHearAgain = {
  words: {
    en: 'To hear this again, press 1.',
    es: 'Para escuchar esto otra vez, oprima 1.',
  },
  to: 'message',
};
