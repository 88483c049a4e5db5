/** A moment that the address of a page names; undefined for none, or for what is none. */
export function readMoment(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\dT/.test(text)) {
    return undefined;
  }
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
