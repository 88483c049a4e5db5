/** The days on which a pack forbids calls. Days are numbered from 1970-01-01. */
export interface HolidayCalendar {
  /** The years that it knows; in any other year nothing is allowed on its word. */
  readonly years: { readonly from: number; readonly to: number };
  /** The name of the holiday on a day within these years; undefined: none. */
  findHoliday(day: number): string | undefined;
}
