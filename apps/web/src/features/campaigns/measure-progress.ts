import type { Campaign } from '@ringfence/contract/campaigns';

export interface Progress {
  /** Those for whom nothing more will be tried. */
  settled: number;
  all: number;
  /** From 0 to 1. */
  share: number;
}

/** While a list is planned, those who are not planned yet are part of the whole. */
export function measureProgress({ targets, plan }: Pick<Campaign, 'targets' | 'plan'>): Progress {
  const { planned, ready, deferred, calling, done, stopped, blocked } = targets;
  const settled = done + stopped + blocked;
  const all = Math.max(planned + ready + deferred + calling + settled, plan?.toPlan ?? 0);
  return { settled, all, share: all === 0 ? 0 : settled / all };
}
