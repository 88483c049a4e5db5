import { readDay } from '../calendar-day.ts';
import { findDayOpening } from '../find-day-opening.ts';
import type { Pack } from '../packs/pack.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

type Wait = Pick<NonNullable<Pack['notice']>, 'days' | 'source'>;

/** Where the pack, or a state for debts of one kind, wants days between the first notice and a call. */
export const noticeWait: Rule = {
  code: 'NOTICE_WAIT',
  version: 2,
  citation: 'pack',
  applies: (situation) =>
    findLongest(situation, situation.facts.debt.noticeOn !== 'unasked') !== null,
  judge: (situation, now) => {
    const { noticeOn } = situation.facts.debt;
    const wait = findLongest(situation, noticeOn !== 'unasked');
    if (wait === null) return allow;
    const { citation } = wait.source;
    if (noticeOn === null || noticeOn === 'unasked') {
      return { kind: 'block', liftedBy: 'the day on which the first notice was sent', citation };
    }
    const opening = findDayOpening(situation, readDay(noticeOn) + wait.days, now);
    return opening === undefined ? allow : { kind: 'defer', until: new Date(opening), citation };
  },
};

/**
 * A pack's is asked for only of those who know of notices; who knows the kind of the debt asks for what a
 * state wants of that kind.
 */
function findLongest({ packs, jurisdictions, facts }: Situation, isAsked: boolean): Wait | null {
  let longest: Wait | null = null;
  const consider = (wait: Wait | null | undefined): void => {
    if (wait && wait.days > (longest?.days ?? 0)) longest = wait;
  };
  if (isAsked) for (const { notice } of packs) consider(notice);
  const { kind } = facts.debt;
  if (kind === null || facts.collectorRole === 'creditor') return longest;
  for (const { notice } of jurisdictions) if (notice?.debtKinds.includes(kind)) consider(notice);
  return longest;
}
