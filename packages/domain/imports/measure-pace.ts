/** How far a step was at a moment, by a clock that only runs forward. */
export interface PaceSample {
  at: number;
  /** Of the whole step, from 0 to 1. */
  share: number;
  phase: string;
  /** Rows that are done in this phase. */
  rows: number;
}

/** What is kept from one moment to the next. */
export interface Pace {
  samples: readonly PaceSample[];
  /** Smoothed; null while there is too little to say. */
  secondsLeft: number | null;
}

export const unmeasuredPace: Pace = { samples: [], secondsLeft: null };

/** As far back as is measured: long enough to be calm, short enough to follow a machine that becomes busy. */
const windowMilliseconds = 15_000;
/** With less than this, and fewer movements, nothing is said. */
const enoughMilliseconds = 2000;
const enoughMovements = 2;
const enoughShare = 0.005;
/** A change of the estimate is followed within a few of these. */
const smoothingMilliseconds = 3000;
/** Beyond it a figure says nothing. */
const mostSeconds = 24 * 60 * 60;

/** Whether it moved often and long enough for a rate. */
function isEnough(samples: readonly PaceSample[], read: (sample: PaceSample) => number): boolean {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return false;
  const movements = samples.filter((sample, index) => {
    const before = samples[index - 1];
    return before !== undefined && read(sample) > read(before);
  });
  return last.at - first.at >= enoughMilliseconds && movements.length >= enoughMovements;
}

function estimateSecondsLeft(samples: readonly PaceSample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return null;
  const moved = last.share - first.share;
  if (!isEnough(samples, ({ share }) => share) || moved < enoughShare) return null;
  const seconds = ((1 - last.share) * (last.at - first.at)) / moved / 1000;
  return seconds > mostSeconds ? null : seconds;
}

/** The pace with what was seen last. */
export function addSample({ samples, secondsLeft }: Pace, newest: PaceSample): Pace {
  const recent = samples.filter(({ at }) => newest.at - at <= windowMilliseconds);
  const before = samples.at(-1);
  const all = [...recent, newest];
  const estimated = estimateSecondsLeft(all);
  if (estimated === null || secondsLeft === null || before === undefined) {
    return { samples: all, secondsLeft: estimated };
  }
  const passed = Math.max(0, newest.at - before.at);
  const expected = Math.max(0, secondsLeft - passed / 1000);
  const weight = 1 - Math.exp(-passed / smoothingMilliseconds);
  return { samples: all, secondsLeft: expected + (estimated - expected) * weight };
}

/** With two digits: further ones change all the time and say nothing. */
export function roundCalmly(value: number): number {
  if (value < 100) return Math.round(value);
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

/** In whole numbers; null where there is too little to say. */
export function readPace({ samples, secondsLeft }: Pace): {
  rowsPerSecond: number | null;
  secondsLeft: number | null;
} {
  const phase = samples.at(-1)?.phase;
  const ofPhase = samples.filter((sample) => sample.phase === phase);
  const [first, last] = [ofPhase[0], ofPhase.at(-1)];
  const isMeasured = isEnough(ofPhase, ({ rows }) => rows);
  return {
    rowsPerSecond:
      isMeasured && first !== undefined && last !== undefined
        ? Math.max(1, roundCalmly(((last.rows - first.rows) * 1000) / (last.at - first.at)))
        : null,
    secondsLeft: secondsLeft === null ? null : Math.round(secondsLeft),
  };
}
