import type { BadCase } from './bad-case.ts';
import { append, reminder, rewrite, swap } from './change-script.ts';

const message = { partId: 'message' };
const english = { language: 'en' } as const;
const spanish = { language: 'es' } as const;
const long =
  'We would like to explain to you in great detail how all of this came about over the years. '.repeat(
    11,
  );

/** Variables, languages, and what is said for too long. */
export const badTexts: readonly BadCase[] = [
  [
    'variable_unknown',
    'a variable that there is not',
    rewrite('message', 'words', append('{late_fee}'), 'en'),
    { ...message, values: { variable: '{late_fee}' } },
  ],
  [
    'variable_unknown',
    'a variable that is misspelt, with a fallback',
    rewrite('message', 'words', append('{creditors|them}'), 'es'),
    { ...message, ...spanish },
  ],
  [
    'variable_unknown',
    'a variable without a name',
    rewrite('goodbye', 'words', append('{}'), 'en'),
    { partId: 'goodbye' },
  ],
  [
    'fallback_missing',
    'a creditor that not everybody has',
    rewrite('message', 'words', swap('{creditor|your creditor}', '{creditor}'), 'en'),
    { ...message, ...english },
  ],
  [
    'fallback_missing',
    'a fallback that is empty',
    rewrite('message', 'words', swap('{promise_date|día acordado}', '{promise_date| }'), 'es'),
    { ...message, ...spanish },
  ],
  [
    'fallback_missing',
    'the due date of the reminder',
    rewrite('message', 'words', swap('{due_date|the agreed day}', '{due_date}'), 'en'),
    message,
    reminder,
  ],
  [
    'fallback_missing',
    'the whisper too',
    rewrite('someone', 'whisper', swap('{creditor|a creditor}', '{creditor}'), 'en'),
    { partId: 'someone' },
  ],
  [
    'braces_unclosed',
    'a brace that is not closed',
    rewrite('message', 'words', append('{balance'), 'en'),
    { ...message, ...english },
  ],
  [
    'braces_unclosed',
    'a brace that was not opened',
    rewrite('goodbye', 'words', append('caller}'), 'es'),
    { partId: 'goodbye', ...spanish },
  ],
  [
    'words_missing',
    'a message without Spanish',
    rewrite('nobody-free', 'words', '', 'es'),
    { partId: 'nobody-free', ...spanish },
  ],
  [
    'words_missing',
    'a consent without English',
    rewrite('another-time', 'consent', ' ', 'en'),
    { partId: 'another-time', ...english },
  ],
  [
    'other_language',
    'a part that was not translated',
    rewrite('nobody-free', 'words', 'We are sorry, nobody is free at the moment.', 'es'),
    { partId: 'nobody-free', ...spanish },
  ],
  [
    'other_language',
    'a goodbye in Spanish',
    rewrite(
      'goodbye',
      'words',
      'Puede comunicarse con nosotros al {ring_back}. Gracias por su tiempo.',
      'en',
    ),
    { partId: 'goodbye', ...english },
  ],
  [
    'other_language',
    'a creditor in another language',
    rewrite('disclosure', 'creditor', 'This call is about your account with us.', 'es'),
    { partId: 'disclosure', ...spanish },
  ],
  [
    'other_language',
    'a notice in another language',
    rewrite('recordingNotice', 'words', 'This call is recorded.', 'es'),
    { partId: 'recordingNotice', ...spanish },
  ],
  [
    'recording_notice_missing',
    'no notice',
    rewrite('recordingNotice', 'words', '', 'es'),
    { partId: 'recordingNotice', ...spanish },
  ],
  [
    'recording_notice_unclear',
    'a notice of something else',
    rewrite('recordingNotice', 'words', 'One moment, please.', 'en'),
    { partId: 'recordingNotice', ...english },
  ],
  [
    'card_asked_for',
    'a card number',
    rewrite('message', 'words', append('Have your card number ready.'), 'en'),
    { ...message, ...english },
  ],
  [
    'card_asked_for',
    'a CVV',
    rewrite('goodbye', 'words', append('Please have the CVV ready.'), 'en'),
    { partId: 'goodbye' },
  ],
  [
    'card_asked_for',
    'una tarjeta',
    rewrite('message', 'words', append('Tenga listo el número de su tarjeta.'), 'es'),
    { ...message, ...spanish },
  ],
  [
    'card_asked_for',
    'a bank account',
    rewrite('someone', 'words', append('Have your routing number ready.'), 'en'),
    { partId: 'someone' },
  ],
  [
    'too_long_before_choice',
    'a speech before the menu',
    rewrite('message', 'words', append(long), 'en'),
    { partId: 'menu', ...english },
  ],
  [
    'too_long_before_choice',
    'a long goodbye',
    rewrite('goodbye', 'words', append(long), 'en'),
    { partId: 'goodbye', ...english },
  ],
];
