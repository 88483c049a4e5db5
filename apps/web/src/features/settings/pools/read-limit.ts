const mostCalls = 100_000;

/** What was typed as the calls of a day: null for no limit, undefined where it is none. */
export function readLimit(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const limit = Number(text);
  return /^\d{1,6}$/.test(text) && limit >= 1 && limit <= mostCalls ? limit : undefined;
}
