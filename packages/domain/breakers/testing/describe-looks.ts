import { expect, it } from 'vitest';
import { type Draws, listSeeds } from './draws.ts';
import { ordinaryShares, playCalls, watched, worsenedShares } from './play-calls.ts';

/** Calls placed in a second, for so many seconds. */
const paces = {
  'once a second': { seconds: 1_000, placedIn: () => 1 },
  '10 a second, for 20 seconds of every two minutes': {
    seconds: 1_200,
    placedIn: (second: number) => (second % 120 < 20 ? 10 : 0),
  },
  '40 a second, until the list ends': { seconds: 50, placedIn: () => 40 },
  '20 a second, with a pause': {
    seconds: 400,
    placedIn: (second: number) => (second < 50 || second >= 350 ? 20 : 0),
  },
};

/** How breakers judge calls that are placed together and end apart, over so many drawn campaigns of each pace. */
export function describeLooks({ ordinary, worsened }: Draws): void {
  const play = (byArrival: boolean) => {
    const campaigns = Object.values(paces).flatMap((pace) =>
      listSeeds(ordinary).map((seed) => ({ seed, ...pace, sharesAt: () => ordinaryShares })),
    );
    const paused = campaigns.filter((campaign) => playCalls(campaign, byArrival) !== null);
    return paused.length / campaigns.length;
  };

  it('pause at most one in a hundred ordinary campaigns', () => {
    expect(play(false)).toBeLessThanOrEqual(0.01);
  });

  it('would pause most of them if they were weighed as their results come', () => {
    // Dead numbers first, then busy ones, then people, and all that nobody answers at the end.
    expect(play(true)).toBeGreaterThan(0.7);
  });

  it.each(
    watched.flatMap((kind) => [
      { kind, pace: 1, most: 400 },
      { kind, pace: 20, most: 150 },
    ]),
  )('pause what worsens, at $pace a second within $most s: $kind', ({ kind, pace, most }) => {
    // After enough calls to know how often people answer.
    const from = Math.max(300, Math.ceil(1_000 / pace));
    const sharesAt = (second: number) => (second < from ? ordinaryShares : worsenedShares(kind));
    const seconds = from + most;
    const tripped = listSeeds(worsened).filter((seed) => {
      const trip = playCalls({ seed, seconds, placedIn: () => pace, sharesAt });
      return trip !== null && trip.second >= from && trip.second <= seconds;
    });
    expect(tripped.length / worsened).toBeGreaterThanOrEqual(0.95);
  });
}
