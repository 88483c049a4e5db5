import type { Verdict } from './types.ts';

/** What most rules say of most calls: made once, because a million calls are judged by thirty rules. */
export const allow: Verdict = Object.freeze({ kind: 'allow' });
