import type { Campaign } from '@ringfence/contract/campaigns';

export interface Progress {
  /** Those for whom nothing more will be tried. */
  settled: number;
  all: number;
  /** From 0 to 1. */
  share: number;
}

export function measureProgress(targets: Campaign['targets']): Progress {
  const { planned, ready, deferred, calling, done, stopped, blocked } = targets;
  const settled = done + stopped + blocked;
  const all = planned + ready + deferred + calling + settled;
  return { settled, all, share: all === 0 ? 0 : settled / all };
}
