interface Answered<Data> {
  data: Data | undefined;
  /** It is of the question before. */
  isPlaceholderData: boolean;
}

/**
 * Which of two answers is shown: the exact one of what is asked, then the estimate of it, and until then the later of
 * those to the question before. An estimate never takes the place of an exact answer that came after it.
 */
export function chooseAnswer<Data extends { asOf: string }>(
  estimate: Answered<Data>,
  exact: Answered<Data>,
): { data: Data | undefined; isOfAsked: boolean } {
  for (const answer of [exact, estimate]) {
    if (answer.data !== undefined && !answer.isPlaceholderData) {
      return { data: answer.data, isOfAsked: true };
    }
  }
  const [rough, whole] = [estimate.data, exact.data];
  const isRoughLater =
    rough !== undefined && Date.parse(rough.asOf) > Date.parse(whole?.asOf ?? '1970-01-01');
  return { data: isRoughLater ? rough : whole, isOfAsked: false };
}

interface Fetched<Data> {
  data: Data | undefined;
  dataUpdatedAt: number;
  error: Error | null;
  errorUpdatedAt: number;
  isFetching: boolean;
}

/** What has been counted since a moment; that the same is counted once more takes nothing back. */
export function findFresh<Data>(
  { data, dataUpdatedAt, error, errorUpdatedAt, isFetching }: Fetched<Data>,
  since: number,
): { data: Data | undefined; isCounting: boolean; error: Error | null } {
  if (data !== undefined && dataUpdatedAt >= since) return { data, isCounting: false, error: null };
  const failed = !isFetching && errorUpdatedAt >= since ? error : null;
  return { data: undefined, isCounting: failed === null, error: failed };
}
