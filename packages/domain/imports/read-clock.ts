import { foldText } from './clean-cell.ts';
import { writeTime } from './read-time.ts';

const written = /^(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*(?:([ap])\.?\s?m\.?)?(?:\s*h(?:rs?)?\.?)?$/i;
/** Written as words: noon and midnight. */
const words: ReadonlyMap<string, number> = new Map([
  ['noon', 720],
  ['midday', 720],
  ['mediodia', 720],
  ['midnight', 0],
  ['medianoche', 0],
]);

/**
 * A time of day in minutes since midnight, by 24 or 12 hours; undefined where it is none. A bare number such
 * as `9` is none: it may be morning or evening. `24:00` is the end of the day.
 */
export function readClock(text: string): number | undefined {
  const word = words.get(foldText(text));
  if (word !== undefined) return word;
  const [, hour, minute, half] = written.exec(writeTime(text) ?? '') ?? [];
  if (hour === undefined || (minute === undefined && half === undefined)) return undefined;
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)];
  if (minutes > 59) return undefined;
  if (half === undefined) {
    const isEndOfDay = hours === 24 && minutes === 0;
    return hours < 24 || isEndOfDay ? hours * 60 + minutes : undefined;
  }
  if (hours < 1 || hours > 12) return undefined;
  return ((hours % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + minutes;
}
