import type { ContactLedger } from '@ringfence/contract/compliance';
import type { contact } from '../../i18n/en/contact.ts';

type Why = keyof typeof contact.calls.why;

/** Why a call counts as an attempt or does not (12 CFR 1006.14(b)(2) and its commentary). */
export function explainCount({
  uncountedBecause,
  outcome,
}: Pick<ContactLedger['calls'][number], 'uncountedBecause' | 'outcome'>): Why {
  if (uncountedBecause === null) {
    return outcome === 'conversation' ? 'talk' : 'attempt';
  }
  return uncountedBecause === 'inbound' && outcome === 'conversation'
    ? 'inboundTalk'
    : uncountedBecause;
}
