import type { ScriptDetail } from '@ringfence/contract/scripts';
import type { Script } from '@ringfence/domain/callflow/script';
import { useCallback, useState } from 'react';

/** What was read, and what somebody made of it. */
interface Draft {
  /** What the words were written on. */
  base: ScriptDetail;
  content: Script;
}

const isSame = (one: Script, other: Script): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const isNewer = (stored: ScriptDetail, base: ScriptDetail): boolean =>
  stored.newest.version !== base.newest.version || stored.revision !== base.revision;

export interface ScriptDraft extends Draft {
  isDirty: boolean;
  /** What somebody else saved meanwhile, while there are words here that are not saved. */
  theirs: ScriptDetail | null;
  change: (edit: (content: Script) => Script) => void;
  /** Takes what is stored, and drops what was written here. */
  take: (stored: ScriptDetail) => void;
  /** Keeps what was written here, to be saved over theirs. */
  keep: (stored: ScriptDetail) => void;
}

/** The words as they are being written. Nothing that somebody typed is lost by what others save. */
export function useScriptDraft(stored: ScriptDetail): ScriptDraft {
  const [draft, setDraft] = useState<Draft>({ base: stored, content: stored.content });
  const isDirty = !isSame(draft.content, draft.base.content);
  const hasNewer = isNewer(stored, draft.base);
  // What others save is shown at once where nothing was written here, or the very same.
  const adopts = hasNewer && (!isDirty || isSame(draft.content, stored.content));
  const current = adopts ? { base: stored, content: stored.content } : draft;
  if (adopts) {
    setDraft(current);
  }
  const change = useCallback(
    (edit: (content: Script) => Script) =>
      setDraft((before) => ({ ...before, content: edit(before.content) })),
    [],
  );
  const take = useCallback(
    (taken: ScriptDetail) => setDraft({ base: taken, content: taken.content }),
    [],
  );
  const keep = useCallback(
    (kept: ScriptDetail) => setDraft((before) => ({ ...before, base: kept })),
    [],
  );
  return {
    ...current,
    isDirty: adopts ? false : isDirty,
    theirs: hasNewer && !adopts ? stored : null,
    change,
    take,
    keep,
  };
}
