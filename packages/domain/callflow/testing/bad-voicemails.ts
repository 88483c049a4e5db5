import type { BadCase } from './bad-case.ts';
import { append, type Change, rewrite, swap } from './change-script.ts';

const place = { partId: 'voicemail' };
const say = (text: string, language: 'en' | 'es' = 'en'): Change =>
  rewrite('voicemail', 'words', append(text), language);
const more = (quote: string) => ({ ...place, values: { quote } });

/** Messages that say more, or less, than a limited-content message (12 CFR 1006.2(j)). */
export const badVoicemails: readonly BadCase[] = [
  ['voicemail_says_more', 'about a debt', say('It is about a debt.'), more('It is about a debt.')],
  [
    'voicemail_says_more',
    'an important matter',
    say('This is an important matter.'),
    more('This is an important matter.'),
  ],
  [
    'voicemail_says_more',
    'a matter of business',
    rewrite(
      'voicemail',
      'words',
      swap('at {ring_back}', 'about a personal business matter at {ring_back}'),
      'en',
    ),
    place,
  ],
  [
    'voicemail_says_more',
    'urgency',
    rewrite('voicemail', 'words', swap('Please call', 'Please urgently call'), 'en'),
    place,
  ],
  [
    'voicemail_says_more',
    'the name of the person',
    rewrite('voicemail', 'words', swap('Hello.', 'Hello {name}.'), 'en'),
    place,
  ],
  ['voicemail_says_more', 'thanks', say('Thank you.'), more('Thank you.')],
  ['voicemail_says_more', 'the balance', say('{balance}.'), place],
  [
    'voicemail_says_more',
    'a matter in Spanish',
    say('Se trata de un asunto importante.', 'es'),
    { ...place, language: 'es' },
  ],
  [
    'voicemail_says_more',
    'an account in Spanish',
    rewrite('voicemail', 'words', swap('al {ring_back}', 'por su cuenta al {ring_back}'), 'es'),
    place,
  ],
  ['voicemail_says_more', 'a key', say('To stop these calls, press 9.'), place],
  [
    'voicemail_lacks',
    'who called',
    rewrite('voicemail', 'words', swap(' This is {caller}.', ''), 'en'),
    { ...place, values: { lacking: 'caller' } },
  ],
  [
    'voicemail_lacks',
    'whom to ask for',
    rewrite('voicemail', 'words', swap('{contact_person}', 'us'), 'en'),
    { ...place, values: { lacking: 'contact_person' } },
  ],
  [
    'voicemail_lacks',
    'the number',
    rewrite('voicemail', 'words', swap(' al {ring_back}', ''), 'es'),
    { ...place, language: 'es', values: { lacking: 'ring_back' } },
  ],
  [
    'voicemail_lacks',
    'a request',
    rewrite(
      'voicemail',
      'words',
      'Hello. This is {contact_person} from {caller}. Our number is {ring_back}.',
      'en',
    ),
    { ...place, values: { lacking: 'request' } },
  ],
  [
    'voicemail_language',
    'the Spanish one is English',
    rewrite(
      'voicemail',
      'words',
      'Hello. This is {caller}. Please call {contact_person} at {ring_back}.',
      'es',
    ),
    { ...place, language: 'es' },
  ],
  [
    'contact_person_missing',
    'nobody is named',
    (script) => ({ ...script, contactPerson: ' ' }),
    place,
  ],
  [
    'contact_person_unfit',
    'a department is named that collects',
    (script) => ({ ...script, contactPerson: 'Collections Department' }),
    place,
  ],
  [
    'contact_person_unfit',
    'a number is named',
    (script) => ({ ...script, contactPerson: 'Desk 4' }),
    place,
  ],
];
