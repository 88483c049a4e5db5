/** A time of day as notes and the cells of workbooks write it: "9", "9:30", "9am", "9a", "17h", "20:00:00", "noon". */
export const clockTime = String.raw`(?:\d{1,2}(?:[:.h]\d\d(?::00)?)?\s*(?:am\b|pm\b|a\b|p\b|h\b)?|noon|midnight|mediodia|medianoche)`;

const parts = /^(0?)(\d{1,2})(?:[:.h](\d\d)(?::00)?)?\s*(am|pm|a|p|h)?$/;
const named: Readonly<Record<string, number>> = {
  noon: 720,
  mediodia: 720,
  midnight: 1440,
  medianoche: 1440,
};
const halfDay = 720;
/** Nobody is called before seven: "1-3" and "after 6" are of the afternoon. */
const earliestHour = 7;

interface Clock {
  minute: number;
  half: 'am' | 'pm' | null;
  /** Written so that it can only be meant by 24 hours: "06:00", "17". */
  isWhole: boolean;
}

function readClock(text: string): Clock | undefined {
  const word = named[text];
  if (word !== undefined) return { minute: word, half: null, isWhole: true };
  const [, zero, hourText, minuteText = '0', written] = parts.exec(text.trim()) ?? [];
  const suffix = written === 'a' || written === 'p' ? (`${written}m` as const) : written;
  if (hourText === undefined) return undefined;
  const [hour, minute] = [Number(hourText), Number(minuteText)];
  if (hour > 24 || minute > 59 || hour * 60 + minute > 1440) return undefined;
  if (suffix === 'am' || suffix === 'pm') {
    if (hour < 1 || hour > 12) return undefined;
    const start = (hour % 12) * 60 + minute;
    return { minute: suffix === 'pm' ? start + halfDay : start, half: suffix, isWhole: true };
  }
  const isWhole = zero !== '' || hour > 12 || hour === 0 || suffix === 'h';
  return { minute: hour * 60 + minute, half: null, isWhole };
}

const guess = ({ minute, isWhole }: Clock): number =>
  !isWhole && minute < earliestHour * 60 ? minute + halfDay : minute;

/** In minutes since midnight; what names no half of the day is read as people mean it who are called by day. */
export function readClockTime(text: string): number | undefined {
  const clock = readClock(text);
  return clock === undefined ? undefined : guess(clock);
}

/** Before it, "do not call after" leaves no hour of the day in which anybody is called. */
const firstHourAfter = 9 * 60;

/**
 * From when on nobody is to be called. "After 8" is meant of the evening, because nobody is called before eight in
 * the morning; undefined where it may be either, such as "after 9".
 */
export function readClockTimeAfter(text: string): number | undefined {
  const clock = readClock(text);
  if (clock === undefined || clock.isWhole) return clock?.minute;
  if (clock.minute < firstHourAfter) return clock.minute + halfDay;
  return clock.minute < halfDay ? undefined : clock.minute;
}

/** Whether a range of the morning may be meant of the evening as well, within the hours in which people are called. */
export function mayBeEvening(fromText: string, toText: string): boolean {
  const [start, end] = [readClock(fromText), readClock(toText)];
  if (start === undefined || end === undefined || start.isWhole || end.isWhole) return false;
  const lies = start.minute >= earliestHour * 60 && start.minute < firstHourAfter;
  return lies && end.minute > start.minute && end.minute <= halfDay;
}

/** From when to when; a range that ends before it begins goes on into the next day. */
export function readClockRange(
  fromText: string,
  toText: string,
): { from: number; to: number } | undefined {
  const [start, end] = [readClock(fromText), readClock(toText)];
  if (start === undefined || end === undefined) return undefined;
  let [from, to] = [guess(start), guess(end)];
  if (!start.isWhole && end.half === 'pm') {
    // "9-5pm" begins in the morning, "1-3pm" does not.
    from = start.minute + halfDay < end.minute ? start.minute + halfDay : start.minute;
  }
  if (!start.isWhole && end.half === 'am') from = start.minute;
  if (!end.isWhole) {
    to = end.minute;
    if (to <= from && to + halfDay > from && to + halfDay <= 1440) to += halfDay;
  }
  if (from === 1440) from = 0;
  if (to === 0) to = 1440;
  return from === to ? undefined : { from, to };
}
