import { listCallsAboutDebt } from '../count-attempts.ts';
import { findCapOpening } from '../find-cap-opening.ts';
import { bindsFrequency } from '../packs/binds-frequency.ts';
import { isExempt } from '../read-frequency-consent.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

const cap = { limit: 1, days: 7 };

/**
 * After a conversation about a debt, no matter who called, the next call waits. The day of the conversation is
 * the first of seven calendar days, also where the policy counts attempts by the hour.
 */
export const conversationCooldown: Rule = {
  code: 'CONV_COOLDOWN',
  version: 2,
  citation: '12 CFR 1006.14(b)(2)(i)(B)',
  applies: bindsFrequency,
  judge: (situation, now) => {
    if (situation.callsAboutDebt.length === 0 || !bindsFrequency(situation)) {
      return allow;
    }
    const conversations = listCallsAboutDebt(situation, now).filter(
      ({ outcome }) => outcome === 'conversation',
    );
    if (conversations.length === 0 || isExempt(situation, now)) return allow;
    const opening = findCapOpening(situation, conversations, cap, now);
    return opening === undefined ? allow : { kind: 'defer', until: new Date(opening) };
  },
};
