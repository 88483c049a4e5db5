/** What a service answers: the data, or the error that kept it from being read. */
export type DataResult<T> = { data: T; error: null } | { data: null; error: Error };

export function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Waits for an answer; a failure is logged under what was tried, and answered instead of thrown. */
export async function toDataResult<T>(answer: Promise<T>, label: string): Promise<DataResult<T>> {
  try {
    return { data: await answer, error: null };
  } catch (reason) {
    const error = toError(reason);
    console.error(label, error);
    return { data: null, error };
  }
}
