/** What was typed as a limit: null for none, undefined where it is no whole number up to the most. */
export function readPace(typed: string, most: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const limit = Number(text);
  return /^\d{1,6}$/.test(text) && limit >= 1 && limit <= most ? limit : undefined;
}

export const mostCallsPerSecond = 1000;
export const mostCallsAtOnce = 50_000;
