import type { List } from '@ringfence/contract/lists';

/** What is done with a list, once somebody chose it from its menu. */
export type ListTask =
  | { kind: 'create'; organizationId: string }
  | { kind: 'rename' | 'archive' | 'merge'; list: List };

export interface ListDialogProps {
  list: List;
  /** Says what was done. */
  onDone: (sentence: string, list: List) => void;
  onClose: () => void;
}
