import type { BadCase } from './bad-case.ts';
import { append, apply, type Change, changePart, rewrite } from './change-script.ts';

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

/** What only the person may do, open to whoever answers. */
export const badWays: readonly BadCase[] = [
  [
    'connect_before_check',
    'whoever answers is connected by a key of the greeting',
    apply(offerAtOnce('someone'), thenRingBack),
    { partId: 'someone' },
  ],
  [
    'connect_before_check',
    'who fails the check is connected',
    apply(afterFailedCheck('someone'), thenRingBack),
    { partId: 'someone' },
  ],
];
