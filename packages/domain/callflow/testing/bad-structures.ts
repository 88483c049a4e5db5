import type { OfferRule } from '../../promises/make-offers.ts';
import type { BadCase } from './bad-case.ts';
import { addParts, append, apply, changePart, reminder, rewrite, swap } from './change-script.ts';

const withOffers = (...offers: readonly OfferRule[]) =>
  changePart('promise', 'promise', (part) => ({ ...part, offers }));
const whole: OfferRule = { kind: 'whole', withinDays: 7 };
const promise = { partId: 'promise' };
const limit = (name: string) => ({ ...promise, values: { number: 1, limit: name } });

/** Parts that do not hang together, keys that do not do what the words say, offers that nobody can take. */
export const badStructures: readonly BadCase[] = [
  ['no_parts', 'nothing at all', (script) => ({ ...script, parts: [] }), { partId: null }],
  [
    'part_unknown',
    'a message that leads nowhere',
    changePart('another_time', 'another-time', (part) => ({ ...part, next: '' })),
    { partId: 'another-time', values: { to: '', way: 'next' } },
  ],
  [
    'part_unknown',
    'a key that leads to a part that is gone',
    changePart('menu', 'menu', (part) => ({ ...part, keys: { ...part.keys, '4': 'gone' } })),
    { partId: 'menu', values: { to: 'gone', way: '4' } },
  ],
  [
    'part_doubled',
    'two parts of one name',
    addParts({
      kind: 'goodbye',
      id: 'goodbye',
      words: { en: 'Goodbye. {ring_back}', es: 'Adiós. {ring_back}' },
    }),
    { partId: 'goodbye' },
  ],
  [
    'part_id_reserved',
    'a part called voicemail',
    apply(
      changePart('dispute', 'dispute', (part) => ({ ...part, next: 'voicemail' })),
      addParts({
        kind: 'goodbye',
        id: 'voicemail',
        words: { en: 'Goodbye. {ring_back}', es: 'Adiós. {ring_back}' },
      }),
    ),
    { partId: 'voicemail' },
  ],
  [
    'circle_without_question',
    'two parts that say each other’s turn',
    apply(
      changePart('say', 'nobody-free', (part) => ({ ...part, next: 'sorry' })),
      addParts({
        kind: 'say',
        id: 'sorry',
        words: { en: 'We are sorry.', es: 'Lo sentimos.' },
        next: 'nobody-free',
      }),
    ),
    { partId: 'sorry' },
  ],
  [
    'never_ends',
    'a menu that silence leads back to',
    changePart('menu', 'menu', (part) => ({ ...part, silence: 'menu' })),
    { partId: 'menu' },
  ],
  [
    'never_ends',
    'a question that comes back by way of another',
    apply(
      changePart('menu', 'menu', (part) => ({ ...part, silence: 'another-time' })),
      changePart('another_time', 'another-time', (part) => ({ ...part, next: 'message' })),
    ),
    { partId: 'another-time' },
  ],
  [
    'key_leads_nowhere',
    'a key in the words that no menu knows',
    rewrite('menu', 'words', append('For more, press 7.'), 'en'),
    { partId: 'menu', language: 'en', values: { key: '7' } },
  ],
  [
    'key_leads_nowhere',
    'a key in a goodbye',
    rewrite('goodbye', 'words', append('Para volver, oprima 1.'), 'es'),
    { partId: 'goodbye', language: 'es' },
  ],
  [
    'key_leads_nowhere',
    'a key in the notice, when none is heard',
    rewrite('recordingNotice', 'words', append('To go on, press 1.'), 'en'),
    { partId: 'recordingNotice' },
  ],
  [
    'key_leads_nowhere',
    'a fourth part of the day',
    rewrite('another-time', 'words', append('For the night, press 4.'), 'en'),
    { partId: 'another-time' },
  ],
  [
    'key_not_named',
    'a key that nobody hears of',
    changePart('menu', 'menu', (part) => ({ ...part, keys: { ...part.keys, '5': 'goodbye' } })),
    { partId: 'menu', language: 'en' },
  ],
  [
    'key_not_named',
    'a key that only English names',
    rewrite('menu', 'words', swap('Si prefiere otro momento, oprima 3. ', ''), 'es'),
    { partId: 'menu', language: 'es' },
  ],
  [
    'menu_without_keys',
    'a menu to wait in',
    apply(
      changePart('say', 'nobody-free', (part) => ({ ...part, next: 'wait' })),
      addParts({
        kind: 'menu',
        id: 'wait',
        words: {
          en: 'One moment. To stop these calls, press 9.',
          es: 'Un momento. Para no recibir más llamadas, oprima 9.',
        },
        keys: {},
        silence: 'another-time',
      }),
    ),
    { partId: 'wait' },
  ],
  ['promise_without_offers', 'nothing to choose', withOffers(), promise, reminder],
  [
    'too_many_offers',
    'six to choose from',
    withOffers(...Array.from({ length: 6 }, () => whole)),
    promise,
    reminder,
  ],
  [
    'offer_out_of_range',
    'in a year',
    withOffers({ kind: 'whole', withinDays: 365 }),
    limit('days_within'),
    reminder,
  ],
  [
    'offer_out_of_range',
    'all of it as a part',
    withOffers({ kind: 'part', percent: 100, withinDays: 7 }),
    limit('percent'),
    reminder,
  ],
  [
    'offer_out_of_range',
    'thirty payments',
    withOffers({ kind: 'instalments', count: 30, everyDays: 7, withinDays: 7 }),
    limit('instalment_count'),
    reminder,
  ],
  [
    'offer_out_of_range',
    'one payment a season',
    withOffers({ kind: 'instalments', count: 3, everyDays: 90, withinDays: 7 }),
    limit('instalment_gap'),
    reminder,
  ],
];
