import type { BadCase } from './bad-case.ts';
import { append, apply, changePart, removePart, rewrite, swap } from './change-script.ts';

const greeting = { partId: 'greeting', language: 'en' } as const;
const inEnglish = (one: string, other: string, id = 'greeting') =>
  rewrite(id, 'words', swap(one, other), 'en');
const long =
  'We hope that you are having a very pleasant day and that we are not disturbing you. '.repeat(3);

/** Who calls, how to stop it, and where to ring back. */
export const badOpenings: readonly BadCase[] = [
  ['caller_missing', 'nobody says who calls', inEnglish('from {caller}', 'for you'), greeting],
  [
    'caller_missing',
    'nobody says so in Spanish',
    rewrite('greeting', 'words', swap(' de {caller}', ''), 'es'),
    { partId: 'greeting', language: 'es' },
  ],
  ['caller_late', 'the weather comes first', inEnglish('Hello.', `Hello. ${long}`), greeting],
  [
    'stop_not_offered',
    'the greeting does not name key 9',
    inEnglish(' To stop these calls, press 9.', ''),
    greeting,
  ],
  [
    'stop_not_offered',
    'key 9 is named for something else',
    inEnglish('To stop these calls, press 9.', 'To hear more, press 9.'),
    greeting,
  ],
  [
    'stop_late',
    'the stop comes last',
    apply(
      inEnglish(' To stop these calls, press 9.', ''),
      rewrite('greeting', 'words', append('To stop these calls, press 9.'), 'en'),
    ),
    greeting,
  ],
  [
    'stop_late',
    'a sentence stands between',
    rewrite(
      'greeting',
      'words',
      swap('Para no recibir', 'Nos alegra mucho poder comunicarnos. Para no recibir'),
      'es',
    ),
    { partId: 'greeting', language: 'es' },
  ],
  [
    'stop_part_missing',
    'nothing confirms a stop',
    apply(
      removePart('stop'),
      changePart('menu', 'greeting', ({ keys: { '9': _, ...keys }, ...part }) => ({
        ...part,
        keys,
      })),
      changePart('menu', 'menu', ({ keys: { '9': _, ...keys }, ...part }) => ({ ...part, keys })),
    ),
    { partId: null },
  ],
  [
    'stop_key_taken',
    'key 9 leads to somebody',
    changePart('menu', 'menu', (part) => ({ ...part, keys: { ...part.keys, '9': 'someone' } })),
    { partId: 'menu', values: { to: 'someone' } },
  ],
  [
    'stop_not_in_menu',
    'the menu does not name it',
    inEnglish(' To stop these calls, press 9.', '', 'menu'),
    { partId: 'menu', language: 'en' },
  ],
  [
    'stop_not_in_menu',
    'nor does the Spanish one',
    rewrite('menu', 'words', swap(' Para no recibir más llamadas, oprima 9.', ''), 'es'),
    { partId: 'menu', language: 'es' },
  ],
  [
    'ring_back_missing',
    'the goodbye has no number',
    rewrite('goodbye', 'words', 'Goodbye.', 'en'),
    { partId: 'goodbye', language: 'en' },
  ],
  [
    'ring_back_missing',
    'who fails the check gets none',
    rewrite('ring-back', 'words', 'Por favor, llame a {caller}.', 'es'),
    { partId: 'ring-back', language: 'es' },
  ],
  [
    'ring_back_missing',
    'a number that is not ours is named',
    rewrite('not-here', 'words', 'Thank you. Our number is 1, 3 1 2. Goodbye.', 'en'),
    { partId: 'not-here' },
  ],
];
