/** As people say it. */
export interface TimeLeft {
  unit: 'few' | 'seconds' | 'minutes' | 'hours';
  count: number;
}

const fewSeconds = 5;
/** Below each, seconds are said in these steps, so that the text does not change all the time. */
const steps = [
  { below: 20, step: 1 },
  { below: 60, step: 5 },
  { below: 100, step: 10 },
] as const;
const mostMinutes = 120;

/** How long it still takes, as exactly as an estimate deserves. */
export function chooseTimeLeft(seconds: number): TimeLeft {
  if (seconds < fewSeconds) return { unit: 'few', count: fewSeconds };
  const found = steps.find(({ below }) => seconds < below);
  if (found !== undefined) {
    return { unit: 'seconds', count: Math.round(seconds / found.step) * found.step };
  }
  const minutes = Math.round(seconds / 60);
  if (minutes < mostMinutes) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: Math.round(minutes / 60) };
}
