import { localTime, momentOf } from '../../zones/convert-time.ts';
import { isAboutDebt, readTime } from '../read-facts.ts';
import type { Rule } from '../types.ts';

const periodDays = 7;

/**
 * After a conversation about a debt, whoever called, the next call waits. The day of the conversation is
 * the first of seven, in each zone the person may be in; the latest answer holds.
 */
export const conversationCooldown: Rule = {
  code: 'CONV_COOLDOWN',
  version: 1,
  citation: '12 CFR 1006.14(b)(2)(i)(B)',
  judge: ({ facts, zones }, now) => {
    const conversations = facts.history.filter((call) => {
      readTime(call.at);
      return call.outcome === 'conversation' && isAboutDebt(call, facts);
    });
    const openings = zones.flatMap(({ zone }) => {
      const today = localTime(zone, now).day;
      return conversations
        .map(({ at }) => localTime(zone, at).day + periodDays)
        .filter((day) => day > today)
        .map((day) => momentOf(zone, day, 0).getTime());
    });
    return openings.length > 0
      ? { kind: 'defer', until: new Date(Math.max(...openings)) }
      : { kind: 'allow' };
  },
};
