/** As far back as pieces are counted: long enough to be calm, short enough to follow the network. */
const windowMilliseconds = 15_000;

export interface SpeedSample {
  at: number;
  sentBytes: number;
}

/** The samples that still count, with the newest. */
export function addSample(samples: readonly SpeedSample[], newest: SpeedSample): SpeedSample[] {
  const recent = samples.filter(({ at }) => newest.at - at <= windowMilliseconds);
  return [...recent, newest];
}

/** Bytes a second, or null while there is too little to tell. */
export function measureSpeed(samples: readonly SpeedSample[]): number | null {
  const first = samples[0];
  const last = samples.at(-1);
  if (first === undefined || last === undefined || last.at - first.at < 500) {
    return null;
  }
  return ((last.sentBytes - first.sentBytes) * 1000) / (last.at - first.at);
}

/** Seconds until all is sent, in steps that do not flicker; null where nothing moves. */
export function estimateSecondsLeft(bytesLeft: number, speed: number | null): number | null {
  if (speed === null || speed <= 0) {
    return null;
  }
  const seconds = bytesLeft / speed;
  const step = seconds > 120 ? 60 : seconds > 20 ? 10 : 1;
  return Math.max(step, Math.ceil(seconds / step) * step);
}
