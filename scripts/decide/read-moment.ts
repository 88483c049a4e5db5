const momentForm =
  /^(\d{4})-(\d\d)-(\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Without its zone a time is no moment, and a day that does not exist must not become another. */
export function readMoment(text: string): Date | undefined {
  const found = momentForm.exec(text);
  if (found === null) return undefined;
  const [, year = '', month = '', date = ''] = found;
  const [monthNumber, dateNumber] = [Number(month), Number(date)];
  if (monthNumber < 1 || monthNumber > 12 || dateNumber < 1) return undefined;
  if (dateNumber > countDays(Number(year), monthNumber)) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** A day of the calendar, as it is written. */
export function readDayText(text: string): string | undefined {
  return readMoment(`${text}T00:00Z`) === undefined ? undefined : text;
}

const longMonths: readonly number[] = [1, 3, 5, 7, 8, 10, 12];

function countDays(year: number, month: number): number {
  if (month !== 2) return longMonths.includes(month) ? 31 : 30;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}

/** `2026-04-08T13:00:00Z`; milliseconds only where there are some. */
export function presentMoment(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z');
}

/** Minutes since midnight; `24:00` is the end of a day. */
export function readTimeOfDay(text: string): number | undefined {
  const found = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  if (found === null) return undefined;
  const minutes = Number(found[1]) * 60 + Number(found[2]);
  return minutes <= 24 * 60 ? minutes : undefined;
}
