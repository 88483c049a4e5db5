/** Beside a day written in digits alone, the time of day may also be written in these ways. */
const compact = /^(\d{1,2})(\d\d)(\d\d)?$/;
/** By points or with an h, as in Spanish. */
const divided = /^(?!0\.)(\d{1,2})[.h](\d\d)(?:[.:m](\d\d))?(?:\.\d+| ?hrs?\.?| ?h| ?s)?$/i;
/** How workbooks count: a part of the day. Two digits behind a point may be minutes, and are not read so. */
const fraction = /^0?\.(?:\d|\d{3,})$/;
const secondsOfDay = 86_400;

/**
 * A time of day that stands in a column of its own, so written that a day can be put before it; undefined
 * where it is none. "1405", "14.05" and "0.5868" are times only here, where nothing else can be meant.
 */
export function writeTime(text: string): string | undefined {
  if (fraction.test(text)) {
    const seconds = Math.min(Math.round(Number(text) * secondsOfDay), secondsOfDay - 1);
    return joinParts([seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor));
  }
  const [, hour, minute, second = '0'] = divided.exec(text) ?? compact.exec(text) ?? [];
  if (hour !== undefined) return joinParts([hour, minute, second].map(Number));
  return /^\d{1,2}(?::\d\d|\s?[ap]\.?\s?m)/i.test(text) ? text : undefined;
}

const joinParts = (parts: readonly number[]): string =>
  parts.map((part) => String(part).padStart(2, '0')).join(':');
