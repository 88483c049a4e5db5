const dayLength = 86_400_000;

/** Days are numbered from 1970-01-01; months from 1. */
export function dayOf(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / dayLength;
}

/** 0 is Monday, 6 Sunday; 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export const isSaturday = (day: number): boolean => weekdayOf(day) === 5;
export const isSunday = (day: number): boolean => weekdayOf(day) === 6;

/** The day itself where it is a Monday, or else the next one. */
export function mondayFrom(day: number): number {
  return day + ((7 - weekdayOf(day)) % 7);
}

/** The last Monday before the day. */
export function mondayBefore(day: number): number {
  return mondayFrom(day - 7);
}

/** The first, second, … Monday of a month. */
export function nthMonday(count: number, year: number, month: number): number {
  return mondayFrom(dayOf(year, month, 1)) + 7 * (count - 1);
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm as Meeus prints it. */
export function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - lunar + 15) % 30;
  const leaps = 2 * (century % 4) + 2 * Math.floor(ofCentury / 4);
  const toSunday = (32 + leaps - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
