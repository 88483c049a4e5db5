/** A piece of a report to read, from top to bottom. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Terms, each with what is known of it. */
  | { kind: 'terms'; rows: readonly (readonly [term: string, value: string])[] }
  | {
      kind: 'table';
      columns: readonly string[];
      /** How much of the width each column takes, as parts of the whole. */
      widths: readonly number[];
      rows: readonly (readonly string[])[];
      /** What stands there where there are no rows. */
      empty: string;
    };

export interface Report {
  title: string;
  lead: string;
  /** Stands at the foot of every page. */
  foot: string;
  createdAt: Date;
  blocks: readonly Block[];
}
