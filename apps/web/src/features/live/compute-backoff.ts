const shortestMilliseconds = 500;
const longestMilliseconds = 10_000;

/**
 * How long to wait before connecting again. It doubles with each failure; the jitter, from 0 up to
 * 1, keeps all browsers from coming back at the same moment after a restart of the server.
 */
export function computeBackoff(failures: number, jitter: number): number {
  const ceiling = Math.min(longestMilliseconds, shortestMilliseconds * 2 ** failures);
  return Math.round(shortestMilliseconds + (ceiling - shortestMilliseconds) * jitter);
}
