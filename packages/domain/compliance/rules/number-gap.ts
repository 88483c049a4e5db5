import { readTime } from '../read-facts.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

const minuteLength = 60_000;

/** Time between two calls to one number, for any person; it passes at exactly that many minutes. */
export const numberGap: Rule = {
  code: 'NUMBER_GAP',
  version: 1,
  citation: 'policy; 12 CFR 1006 cmt 14(b)',
  applies: ({ policy }) => policy.numberGapMinutes > 0,
  judge: ({ facts, policy }, now) => {
    const { numberGapMinutes } = policy;
    if (!(numberGapMinutes >= 0)) throw new RangeError('The gap cannot be read');
    if (numberGapMinutes === 0 || facts.history.length === 0) return allow;
    let last = Number.NEGATIVE_INFINITY;
    for (const { at, phone, direction } of facts.history) {
      if (phone !== facts.phone.e164 || direction !== 'outbound') continue;
      last = Math.max(last, readTime(at));
    }
    const free = last + numberGapMinutes * minuteLength;
    return readTime(now) >= free ? allow : { kind: 'defer', until: new Date(free) };
  },
};
