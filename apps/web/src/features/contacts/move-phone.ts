/** The numbers in another order: one of them a place earlier (-1) or later (1). */
export function movePhone(phoneIds: readonly string[], id: string, step: -1 | 1): string[] {
  const from = phoneIds.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= phoneIds.length) {
    return [...phoneIds];
  }
  return phoneIds.toSpliced(from, 1).toSpliced(to, 0, id);
}
