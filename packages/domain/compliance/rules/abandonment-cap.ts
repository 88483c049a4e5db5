import { mostAbandonmentPercent } from '../policy.ts';
import { type AbandonmentDay, readAbandonment } from '../read-abandonment.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

const dayLength = 86_400_000;
const periodDays = 30;

/**
 * Of the calls that people answered in thirty days, too many found nobody speaking. The limit binds
 * telemarketers (47 CFR 64.1200(a)(7)) and is taken over as policy.
 */
export const abandonmentCap: Rule = {
  code: 'ABANDON_CAP',
  version: 1,
  citation: 'policy; 47 CFR 64.1200(a)(7)',
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
  // A single one says nothing of a campaign that has only begun, and would end it for a month.
  const tolerated = percent > 0 ? 1 : 0;
  return abandoned > tolerated && abandoned * 100 > answered * percent;
}
