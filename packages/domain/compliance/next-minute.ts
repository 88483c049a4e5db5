const minuteLength = 60_000;

/** The next whole minute: what is judged by the minute changes at none between. */
export function nextMinute(moment: Date): Date {
  return new Date((Math.floor(moment.getTime() / minuteLength) + 1) * minuteLength);
}
