import type { ImportDetail, ImportDraft } from '@ringfence/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWorkplace } from '../access/index.ts';

/** So long nothing has changed before it is kept. */
const restMilliseconds = 400;

/**
 * Keeps what is filled in with the upload, so that a reload, another page or another machine shows it again.
 * Null: nobody has changed anything of what was suggested. What cannot be kept is not worth disturbing
 * anybody for: it still stands on the screen.
 */
export function useKeptDraft({ id, state }: ImportDetail, draft: ImportDraft | null): void {
  const { client, queries } = useWorkplace();
  const queryClient = useQueryClient();
  const written = draft === null ? null : JSON.stringify(draft);
  const kept = useRef<string | null>(null);
  const waiting = useRef<(() => void) | null>(null);
  const isOpen = state === 'matching' || state === 'checked';

  useEffect(() => {
    if (!isOpen || written === null || written === kept.current) {
      return;
    }
    const keep = () => {
      waiting.current = null;
      kept.current = written;
      const changed: ImportDraft = JSON.parse(written);
      queryClient.setQueryData(
        queries.imports.show.queryKey({ input: { importId: id } }),
        (detail) => (detail === undefined ? undefined : { ...detail, draft: changed }),
      );
      client.imports.keepDraft({ importId: id, draft: changed }).catch(() => {});
    };
    waiting.current = keep;
    const timer = setTimeout(keep, restMilliseconds);
    return () => clearTimeout(timer);
  }, [client, queries, queryClient, id, isOpen, written]);

  // A person who leaves the page at once has filled it in all the same.
  useEffect(() => () => waiting.current?.(), []);
}
