import { describe, expect, it } from 'vitest';
import { listNotApplying } from './list-not-applying.ts';
import { makeSituation } from './make-situation.ts';
import { makePolicy } from './policy.ts';
import { rules } from './rules/index.ts';
import { type FactsOverrides, makeFacts } from './testing/make-facts.ts';

const noon = new Date('2026-06-10T17:00:00Z');
const list = (facts: FactsOverrides, policy: Parameters<typeof makePolicy>[0] = { pack: 'us' }) =>
  listNotApplying(makeFacts(facts), makePolicy(policy), noon);

describe('rules that do not apply', () => {
  it('leave out the licence where the policy asks for none, and name it not where it does', () => {
    expect(list({})).toContain('LICENSE_MISSING');
    expect(list({ licences: [] }, { pack: 'us', licenceRequired: true })).not.toContain(
      'LICENSE_MISSING',
    );
  });

  it('never name one that a call cannot do without', () => {
    const found = list({});
    for (const code of ['WINDOW_CLOSED', 'TZ_UNKNOWN', 'MEDIUM_STOP', 'NUMBER_STOP']) {
      expect(found).not.toContain(code);
    }
  });

  it('are none that forbids the call', () => {
    const facts = [
      {},
      { mode: 'human' },
      { purpose: 'location' },
      { collectorRole: 'creditor' },
      { licences: [], debt: { isTimeBarred: true } },
    ] as const satisfies readonly FactsOverrides[];
    for (const one of facts) {
      const policy = makePolicy({ pack: 'us', licenceRequired: true, holdsServiceMembers: true });
      const situation = makeSituation(makeFacts(one), policy, noon);
      const silent = listNotApplying(makeFacts(one), policy, noon);
      for (const rule of rules.filter(({ code }) => silent.includes(code))) {
        expect(rule.judge(situation, noon).kind, rule.code).toBe('allow');
      }
    }
  });
});
