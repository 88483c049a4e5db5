/** Waits for each to its end, and then fails as the first of them that failed. */
export async function settleAll(parts: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}
