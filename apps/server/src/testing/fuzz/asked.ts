/** A request as it goes over the wire. */
export interface AskedRequest {
  /** What is asked for, such as `lists.create` or `auth POST /signup`. */
  operation: string;
  /** As whom. */
  role: Role;
  method: string;
  /** With the query, encoded. */
  path: string;
  headers: Record<string, string | string[]>;
  body: Buffer | undefined;
  /** Says nothing of its length. */
  isChunked?: boolean;
}

export type Role = 'visitor' | 'member' | 'otherAdmin' | 'key';
