/** One thing that was checked, and what was found. */
export interface Finding {
  state: 'right' | 'wrong' | 'unchecked';
  /** What was checked, by its path in the pack or its name as a file. */
  what: string;
  detail: string;
}

export const right = (what: string, detail: string): Finding => ({ state: 'right', what, detail });
export const wrong = (what: string, detail: string): Finding => ({ state: 'wrong', what, detail });
