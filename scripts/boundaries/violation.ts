export interface Violation {
  readonly rule: string;
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

export function formatViolation(violation: Violation): string {
  return `${violation.file}:${violation.line} ${violation.rule} ${violation.message}`;
}
