/** What a service answers: the data, or the error that kept it from being read. */
export type DataResult<T> = { data: T; error: null } | { data: null; error: Error };

/**
 * A service: it asks, and answers a failure instead of throwing it, once it is logged under what was
 * tried. What is asked may take the answer apart as it likes; only here it becomes a result.
 */
export function defineService<Question extends unknown[], T>(
  label: string,
  ask: (...question: Question) => Promise<T>,
): (...question: Question) => Promise<DataResult<T>> {
  return async (...question) => {
    try {
      return { data: await ask(...question), error: null };
    } catch (reason) {
      const error = reason instanceof Error ? reason : new Error(String(reason));
      console.error(label, error);
      return { data: null, error };
    }
  };
}

/** What a service answered, for queries and mutations: they know a failure by what is thrown. */
export async function takeData<T>(
  answer: Promise<DataResult<T> | { data: T; error: Error }>,
): Promise<T> {
  const result = await answer;
  if (result.error !== null) {
    throw result.error;
  }
  return result.data;
}
