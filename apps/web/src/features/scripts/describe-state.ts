import type { ScriptSummary } from '@ringfence/contract/scripts';
import type { Tone } from '../../ui/status-chip.tsx';

export interface ScriptState {
  words: 'draft' | 'approved' | 'approvedAndDraft' | 'withdrawn';
  tone: Tone;
}

/** How a script stands: what counts is whether a campaign may speak it, and whether something newer waits. */
export function describeState({
  newest,
  approvedVersion,
}: Pick<ScriptSummary, 'newest' | 'approvedVersion'>): ScriptState {
  if (approvedVersion === null) {
    const words = newest.state === 'withdrawn' ? 'withdrawn' : 'draft';
    return { words, tone: 'warning' };
  }
  return newest.state === 'draft'
    ? { words: 'approvedAndDraft', tone: 'info' }
    : { words: 'approved', tone: 'success' };
}
