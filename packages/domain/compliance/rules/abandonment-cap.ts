import { mostAbandonmentPercent } from '../policy.ts';
import { type AbandonmentDay, readAbandonment } from '../read-abandonment.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

const dayLength = 86_400_000;
const periodDays = 30;

/**
 * The share is calculated only from this many answers. Of fewer, three in a hundred is less than three calls: one
 * short fault would decide, and not how the campaign is run.
 */
export const leastAnswers = 100;

/**
 * Of the calls that people answered in thirty days, too many found nobody speaking. The limit binds
 * telemarketers (47 CFR 64.1200(a)(7), 16 CFR 310.4(b)(4)) and is taken over as policy. A campaign that is over
 * it pauses, and what was counted until an admin resumed it is no part of the facts any more.
 */
export const abandonmentCap: Rule = {
  code: 'ABANDON_CAP',
  version: 2,
  citation: 'policy; 47 CFR 64.1200(a)(7)',
  applies: ({ facts }) => facts.abandonment !== 'unasked',
  judge: ({ facts: { abandonment }, policy: { abandonmentPercent } }, now) => {
    if (abandonment === 'unasked' || abandonment.length === 0) return allow;
    // A limit that is none compares false with every share.
    if (!(abandonmentPercent >= 0)) throw new RangeError('The limit cannot be read');
    const percent = Math.min(abandonmentPercent, mostAbandonmentPercent);
    const days = readAbandonment(abandonment);
    const today = Math.floor(now.getTime() / dayLength);
    if (!isOver(days, today, percent)) return allow;
    let day = today + 1;
    while (day <= today + periodDays && isOver(days, day, percent)) day += 1;
    return { kind: 'defer', until: new Date(day * dayLength) };
  },
};

function isOver(days: readonly AbandonmentDay[], today: number, percent: number): boolean {
  let [answered, abandoned] = [0, 0];
  for (const fact of days) {
    if (fact.day <= today - periodDays) continue;
    answered += fact.answered;
    abandoned += fact.abandoned;
  }
  // Where none is tolerated, no share is needed to see that one is too many.
  if (percent === 0) return abandoned > 0;
  return answered >= leastAnswers && abandoned * 100 > answered * percent;
}
