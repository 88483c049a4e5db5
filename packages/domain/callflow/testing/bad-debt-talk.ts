import type { BadCase } from './bad-case.ts';
import {
  addParts,
  append,
  apply,
  changePart,
  reminder,
  removePart,
  rewrite,
  swap,
} from './change-script.ts';

const greeting = { partId: 'greeting' };
const english = { language: 'en' } as const;
const spanish = { language: 'es' } as const;
const say = (text: string, language: 'en' | 'es', id = 'greeting') =>
  rewrite(id, 'words', append(text), language);

/** A debt that is heard too early, or without what the law has said of it. */
export const badDebtTalk: readonly BadCase[] = [
  [
    'debt_before_check',
    'the greeting names a debt',
    say('It is about a debt.', 'en'),
    { ...greeting, ...english },
  ],
  [
    'debt_before_check',
    'the greeting names a balance',
    say('You have an open balance.', 'en'),
    greeting,
  ],
  [
    'debt_before_check',
    'the greeting asks for a payment',
    say('Your payment is late.', 'en'),
    greeting,
  ],
  [
    'debt_before_check',
    'the greeting names an account',
    say('We call about your account.', 'en'),
    greeting,
  ],
  ['debt_before_check', 'the greeting says overdue', say('Something is past due.', 'en'), greeting],
  [
    'debt_before_check',
    'the greeting names what is owed',
    say('You owe us a call.', 'en'),
    greeting,
  ],
  [
    'debt_before_check',
    'a deuda in Spanish',
    say('Se trata de una deuda.', 'es'),
    { ...greeting, ...spanish },
  ],
  ['debt_before_check', 'a saldo in Spanish', say('Usted tiene un saldo.', 'es'), greeting],
  ['debt_before_check', 'a pago in Spanish', say('Esperamos su pago.', 'es'), greeting],
  ['debt_before_check', 'a cuenta in Spanish', say('Llamamos por su cuenta.', 'es'), greeting],
  [
    'debt_before_check',
    'what somebody debe',
    say('Queremos hablar de lo que debe.', 'es'),
    greeting,
  ],
  [
    'debt_before_check',
    'the wrong person hears of it',
    say('We only collect what is ours.', 'en', 'wrong-person'),
    { partId: 'wrong-person' },
  ],
  [
    'debt_before_check',
    'who fails the check hears of it',
    say('It is about your bill.', 'en', 'ring-back'),
    { partId: 'ring-back' },
  ],
  [
    'debt_before_check',
    'who answers for somebody else hears of it',
    say('Please remember the loan.', 'en', 'not-here'),
    { partId: 'not-here' },
  ],
  [
    'debt_before_check',
    'who stops hears of it',
    say('You still owe it.', 'en', 'stop'),
    { partId: 'stop' },
  ],
  [
    'debt_before_check',
    'the notice of recording tells of it',
    rewrite('recordingNotice', 'words', append('It is about your debt.'), 'en'),
    { partId: 'recordingNotice' },
  ],
  [
    'debt_before_check',
    'a question of the check tells of it',
    rewrite('check', 'birth_year', append('It unlocks your balance.'), 'en'),
    { partId: 'check' },
  ],
  [
    'debt_before_check',
    'the second try tells of it',
    rewrite('check', 'again', append('Your debt stays private.'), 'en'),
    { partId: 'check' },
  ],
  [
    'debt_before_check',
    'who fails the check comes to the goodbye, and that names the debt',
    apply(
      changePart('verify', 'check', (part) => ({ ...part, unverified: 'goodbye' })),
      rewrite('goodbye', 'words', append('Please settle it.'), 'en'),
    ),
    { partId: 'goodbye' },
  ],
  [
    'debt_variable_before_check',
    'the greeting names the balance',
    say('{balance}.', 'en'),
    { ...greeting, values: { variable: '{balance}' } },
  ],
  [
    'debt_variable_before_check',
    'the ring-back names the creditor',
    say('{creditor|Somebody} waits.', 'es', 'ring-back'),
    { partId: 'ring-back' },
  ],
  [
    'debt_variable_before_check',
    'the check asks with the reference',
    rewrite('check', 'reference', append('{reference}.'), 'en'),
    { partId: 'check' },
  ],
  [
    'wrong_person_not_offered',
    'nobody can say that they are somebody else',
    apply(
      changePart('menu', 'greeting', (part) => {
        const { '2': _, ...keys } = part.keys;
        return { ...part, keys };
      }),
      rewrite(
        'greeting',
        'words',
        swap(' If this is the wrong number for {name}, press 2.', ''),
        'en',
      ),
      rewrite('greeting', 'words', swap(' Si este número no es de {name}, oprima 2.', ''), 'es'),
      removePart('wrong-person'),
    ),
    { partId: 'check' },
  ],
  [
    'no_check',
    'the greeting leads to no check',
    apply(
      changePart('menu', 'greeting', (part) => ({
        ...part,
        keys: { ...part.keys, '1': 'ring-back' },
      })),
    ),
    { partId: null },
  ],
  [
    'disclosure_missing',
    'the check leads to the message',
    changePart('verify', 'check', (part) => ({ ...part, verified: 'message' })),
    { partId: 'message' },
  ],
  [
    'disclosure_missing',
    'the disclosure comes behind the message',
    apply(
      changePart('verify', 'check', (part) => ({ ...part, verified: 'message' })),
      changePart('say', 'message', (part) => ({ ...part, next: 'disclosure' })),
      changePart('disclosure', 'disclosure', (part) => ({ ...part, next: 'menu' })),
    ),
    { partId: 'message' },
  ],
  [
    'disclosure_missing',
    'the language changes between the disclosure and the message',
    apply(
      changePart('disclosure', 'disclosure', (part) => ({ ...part, next: 'switch' })),
      addParts({ kind: 'language', id: 'switch', next: 'message' }),
    ),
    { partId: 'message' },
  ],
  [
    'disclosure_missing',
    'a promise is asked for at once',
    apply(
      changePart('verify', 'check', (part) => ({ ...part, verified: 'promise' })),
      changePart('promise', 'promise', (part) => ({ ...part, declined: 'disclosure' })),
    ),
    { partId: 'promise' },
    reminder,
  ],
  [
    'disclosure_empty',
    'no words for later calls',
    rewrite('disclosure', 'later', '', 'es'),
    { ...spanish, values: { field: 'later' } },
  ],
  [
    'disclosure_empty',
    'no words for the first call',
    rewrite('disclosure', 'first', ' ', 'en'),
    { ...english, values: { field: 'first' } },
  ],
  [
    'disclosure_incomplete',
    'the purpose is missing',
    rewrite('disclosure', 'first', 'This is an attempt to collect a debt.', 'en'),
    { values: { field: 'first', lacking: 'purpose' } },
  ],
  [
    'disclosure_incomplete',
    'the attempt is missing',
    rewrite(
      'disclosure',
      'first',
      'Toda información que se obtenga se utilizará para ese fin.',
      'es',
    ),
    { values: { field: 'first', lacking: 'attempt' } },
  ],
  [
    'disclosure_incomplete',
    'later calls do not say who it is',
    rewrite('disclosure', 'later', 'This call is about a debt.', 'en'),
    { values: { field: 'later', lacking: 'collector' } },
  ],
  [
    'disclosure_language',
    'the Spanish one is English',
    rewrite('disclosure', 'later', 'This call is from a debt collector.', 'es'),
    spanish,
  ],
  [
    'disclosure_language',
    'the English one is Spanish',
    rewrite(
      'disclosure',
      'first',
      'Este es un intento de cobrar una deuda, y toda información se utilizará para ese fin.',
      'en',
    ),
    english,
  ],
  [
    'creditor_called_collector',
    'a creditor calls itself a collector',
    rewrite('disclosure', 'creditor', 'This call is from a debt collector.', 'en'),
    english,
  ],
  [
    'creditor_called_collector',
    'so in Spanish',
    rewrite('disclosure', 'creditor', 'Esta llamada es de un cobrador de deudas.', 'es'),
    spanish,
  ],
];
