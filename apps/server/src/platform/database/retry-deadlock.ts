const deadlockCode = '40P01';
const mostTries = 4;

function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === deadlockCode;
}

/**
 * Two transactions may wait for each other's rows; PostgreSQL then ends one of them, of which nothing
 * is left. It is simply done again.
 */
export async function retryDeadlock<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries === mostTries) throw error;
    }
  }
}
