/** What one piece of evidence says about where a person is. */
export interface Place {
  /** Such as `phone +1 312` or `region IL`. */
  readonly evidence: string;
  /** Every zone that the place lies in; none where the evidence names no place. */
  readonly zones: readonly string[];
}

/** Evidence that can be read and ties nobody to a place, such as a toll-free number. */
export const nowhere: Place = { evidence: '', zones: [] };
