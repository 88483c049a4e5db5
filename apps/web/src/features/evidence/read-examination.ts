import { largestSample, longestPeriodDays } from './largest-sample.ts';

/** What somebody entered in the form of the examiner's pack. */
export interface ExaminationDraft {
  firstDay: string;
  lastDay: string;
  sampleSize: string;
  seed: string;
}

export type ExaminationFault = 'day' | 'order' | 'length' | 'size' | 'seed';

export interface ReadExamination {
  faults: Partial<Record<keyof ExaminationDraft, ExaminationFault>>;
  /** Undefined where something is wrong. */
  input: { from: string; to: string; sampleSize: number; seed: string } | undefined;
}

const dayMilliseconds = 86_400_000;
const isDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** What is wrong with the last day; undefined where nothing is. */
function findFaultOfEnd(firstDay: string, lastDay: string): ExaminationFault | undefined {
  if (!isDay(lastDay)) {
    return 'day';
  }
  if (lastDay < firstDay) {
    return 'order';
  }
  const days = (Date.parse(lastDay) - Date.parse(firstDay)) / dayMilliseconds + 1;
  return days > longestPeriodDays ? 'length' : undefined;
}

/** Both days count, from midnight to midnight in UTC. */
export function readExamination(draft: ExaminationDraft): ReadExamination {
  const { firstDay, lastDay, seed } = draft;
  const sampleSize = Number(draft.sampleSize);
  const isSize = Number.isInteger(sampleSize) && sampleSize >= 1 && sampleSize <= largestSample;
  const faultOfEnd = findFaultOfEnd(firstDay, lastDay);
  const faults: ReadExamination['faults'] = {
    ...(isDay(firstDay) ? {} : { firstDay: 'day' }),
    ...(faultOfEnd === undefined ? {} : { lastDay: faultOfEnd }),
    ...(isSize ? {} : { sampleSize: 'size' }),
    ...(seed.trim() === '' ? { seed: 'seed' } : {}),
  };
  if (Object.keys(faults).length > 0) {
    return { faults, input: undefined };
  }
  const end = new Date(Date.parse(`${lastDay}T00:00:00Z`) + dayMilliseconds);
  return {
    faults,
    input: { from: `${firstDay}T00:00:00Z`, to: end.toISOString(), sampleSize, seed: seed.trim() },
  };
}
