import { findOffset } from '../zones/find-offset.ts';
import type { PlayedStep } from './play-campaign.ts';

const hourMilliseconds = 3_600_000;

/** Calls by the hour of a place, in their order. Hours without one are left out. */
export function listHours(
  steps: readonly PlayedStep[],
  zone: string,
): { at: Date; calls: number }[] {
  const hours = new Map<number, number>();
  for (const { at, calls } of steps) {
    const offset = findOffset(zone, at);
    const hour = Math.floor((at + offset) / hourMilliseconds) * hourMilliseconds - offset;
    hours.set(hour, (hours.get(hour) ?? 0) + calls);
  }
  return [...hours].map(([at, calls]) => ({ at: new Date(at), calls }));
}
