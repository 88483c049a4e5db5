const lateDelay = 5000;

/** Until long after the page is there: for what nobody misses before. */
export function waitUntilLate(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, lateDelay));
}
