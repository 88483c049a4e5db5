import { findPlaceCapOpening } from '../find-cap-opening.ts';
import type { Cap } from '../packs/pack.ts';
import type { Rule } from '../types.ts';
import { allow } from '../verdicts.ts';

/** The caps of the pack and of every state and city that binds; the one that lets go last is named. */
export const stateFrequency: Rule = {
  code: 'STATE_FREQ',
  version: 1,
  citation: 'state',
  judge: (situation, now) => {
    if (situation.callsAboutDebt.length === 0) return allow;
    let latest: { opening: number; cap: Cap } | undefined;
    for (const cap of situation.caps) {
      const opening = findPlaceCapOpening(situation, cap, now);
      if (opening === undefined || (latest !== undefined && latest.opening >= opening)) continue;
      latest = { opening, cap };
    }
    if (latest === undefined) return allow;
    const { opening, cap } = latest;
    return { kind: 'defer', until: new Date(opening), citation: cap.source.citation };
  },
};
