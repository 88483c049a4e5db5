import type { ContactLedger } from '@ringfence/contract/compliance';

export type LedgerSummary =
  | { verdict: 'allow' }
  /** The earliest minute at which some number may be called about some debt. */
  | { verdict: 'defer'; until: string }
  | { verdict: 'block' }
  | { verdict: 'nothing' };

/** Whether the person may be called at all: the best that the rules say of any debt and number. */
export function summariseLedger({ debts }: Pick<ContactLedger, 'debts'>): LedgerSummary {
  const verdicts = debts.flatMap(({ phones }) => phones);
  if (verdicts.length === 0) {
    return { verdict: 'nothing' };
  }
  if (verdicts.some(({ verdict }) => verdict === 'allow')) {
    return { verdict: 'allow' };
  }
  const minutes = verdicts.flatMap(({ verdict, until }) =>
    verdict === 'defer' && until !== null ? [until] : [],
  );
  const [first] = minutes.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return first === undefined ? { verdict: 'block' } : { verdict: 'defer', until: first };
}
