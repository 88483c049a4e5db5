import type { BadCase } from './bad-case.ts';
import { append, apply, type Change, changePart, reminder, rewrite } from './change-script.ts';

/** Offers a part by a key of the greeting, where anybody may listen. */
const offerAtOnce = (to: string): Change =>
  apply(
    changePart('menu', 'greeting', (part) => ({ ...part, keys: { ...part.keys, '4': to } })),
    rewrite('greeting', 'words', append('For another choice, press 4.'), 'en'),
    rewrite('greeting', 'words', append('Para otra opción, oprima 4.'), 'es'),
  );
const afterFailedCheck = (unverified: string): Change =>
  changePart('verify', 'check', (part) => ({ ...part, unverified }));
const thenRingBack = changePart('connect', 'someone', (part) => ({
  ...part,
  unanswered: 'ring-back',
}));

/** What only the person may do, open to anybody who answers, and consent that nobody gave to a call. */
export const badWays: readonly BadCase[] = [
  [
    'connect_before_check',
    'anybody who answers is connected by a key of the greeting',
    apply(offerAtOnce('someone'), thenRingBack),
    { partId: 'someone' },
  ],
  [
    'connect_before_check',
    'who fails the check is connected',
    apply(afterFailedCheck('someone'), thenRingBack),
    { partId: 'someone' },
  ],
  [
    'another_time_before_check',
    'anybody who answers names another time by a key of the greeting',
    offerAtOnce('another-time'),
    { partId: 'another-time' },
  ],
  [
    'another_time_before_check',
    'who fails the check names another time',
    afterFailedCheck('another-time'),
    { partId: 'another-time' },
  ],
  [
    'consent_incomplete',
    'a reminder that need not be a call',
    rewrite('promise', 'remind', 'May we remind you? If we may, press 1. If not, press 2.', 'en'),
    { partId: 'promise', language: 'en', values: { lacking: 'call' } },
    reminder,
  ],
  [
    'consent_incomplete',
    'so in Spanish',
    rewrite(
      'promise',
      'remind',
      '¿Podemos recordárselo? Si está de acuerdo, oprima 1. Si no, oprima 2.',
      'es',
    ),
    { partId: 'promise', language: 'es', values: { lacking: 'call' } },
    reminder,
  ],
  [
    'consent_incomplete',
    'another time without a call',
    rewrite(
      'another-time',
      'consent',
      'Does that suit you within the next seven days? If it does, press 1. If not, press 2.',
      'en',
    ),
    { partId: 'another-time', language: 'en', values: { lacking: 'call' } },
  ],
  [
    'consent_incomplete',
    'another time, and nobody knows within which days',
    rewrite(
      'another-time',
      'consent',
      'May we call you again at that time? If we may, press 1. If not, press 2.',
      'en',
    ),
    { partId: 'another-time', language: 'en', values: { lacking: 'days' } },
  ],
  [
    'consent_incomplete',
    'nor in Spanish',
    rewrite(
      'another-time',
      'consent',
      '¿Podemos volver a llamarle a esa hora? Si está de acuerdo, oprima 1. Si no, oprima 2.',
      'es',
    ),
    { partId: 'another-time', language: 'es', values: { lacking: 'days' } },
  ],
];
