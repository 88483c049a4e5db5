interface Result<T> {
  data: T | null;
  error: Error | null;
}

/** What a service answered, for queries and mutations: they know a failure by what is thrown. */
export async function takeData<T>(answer: Promise<Result<T>>): Promise<T> {
  const { data, error } = await answer;
  if (error !== null) {
    throw error;
  }
  if (data === null) {
    throw new Error('A service answered neither data nor an error');
  }
  return data;
}
