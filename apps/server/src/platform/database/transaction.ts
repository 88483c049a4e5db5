import type { CopyTarget } from './copy-rows.ts';
import type { RowOf, RowShape, Statement } from './statement.ts';

export interface Transaction {
  all<Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape>[]>;
  first<Shape extends RowShape>(
    statement: Statement<Shape>,
    values?: readonly unknown[],
  ): Promise<RowOf<Shape> | undefined>;
  /**
   * Writes rows in PostgreSQL's own text format, as fast as it takes them. Only where no policy holds, and only in a
   * transaction that was opened for it (`copiesRows`).
   */
  copyFrom(target: CopyTarget, rows: AsyncIterable<Uint8Array>): Promise<void>;
  /** Runs once the transaction is committed, and not at all if it is rolled back. */
  afterCommit(effect: () => void): void;
  /** Undoes this part alone where it fails, so that the transaction can go on without it. */
  attempt<Result>(part: () => Promise<Result>): Promise<Result>;
}

export interface TenantScope {
  userId: string;
  /**
   * Null only where a person asks for what is theirs in all organizations, and where a super
   * administrator reads across all of them.
   */
  organizationId: string | null;
  /** Reaches every organization, under a role of its own. Proven before the scope is made. */
  isSuperAdministrator?: boolean;
  /** The key by which a program asked in the person's name. */
  apiKeyId?: string | undefined;
}

/** For work in the background that takes longer than anybody would wait for an answer; and for what ends when they leave. */
export interface Patience {
  longestMilliseconds: number;
  /** Once aborted, what runs is cancelled in the database, and nothing of the transaction stays. */
  signal?: AbortSignal;
  /** Takes a connection that waits for each answer, as COPY must; the others send what follows meanwhile. */
  copiesRows?: boolean;
}
