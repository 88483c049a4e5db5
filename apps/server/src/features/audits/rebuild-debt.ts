import { isAboutDebt } from '@ringfence/domain/compliance/read-facts';
import type { Facts, PastCallFact } from '@ringfence/domain/compliance/types';
import type { RawCall } from './raw-history.ts';

/**
 * The first conversation about the debt: as the calls of the person show it, or as it was reported, whichever was
 * earlier (12 CFR 1006.34(a)(1)).
 */
function findFirstContact(
  call: RawCall,
  debt: Facts['debt'],
  talks: readonly PastCallFact[],
): Facts['debt']['firstContactAt'] {
  const { firstContactAt: stored } = debt;
  if (stored === 'unasked') return stored;
  const reported = [stored, call.first_contact_at].filter((at) => at !== null);
  const times = [...reported, ...talks.map(({ at }) => at)]
    .filter((at) => at < call.reserved_at)
    .map((at) => at.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/** The debt as it was stored with the call; what bears its own date, also as the tables have it. */
export function rebuildDebt(
  call: RawCall,
  known: Facts,
  past: readonly PastCallFact[],
): Facts['debt'] {
  const debt = { ...known.debt, id: call.debt_id };
  const talks = past.filter(
    (one) => one.outcome === 'conversation' && isAboutDebt(one, { ...known, debt }),
  );
  return {
    ...debt,
    noticeOn: debt.noticeOn ?? call.notice_sent_on,
    firstContactAt: findFirstContact(call, debt, talks),
  };
}
