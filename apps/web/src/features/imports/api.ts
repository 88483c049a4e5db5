import type { MappingInput } from '@ringfence/contract/imports';
import type { ImportKind } from '@ringfence/domain/imports/import-words';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { openDownload } from '../../platform/open-download.ts';
import { useWorkplace } from '../access/index.ts';
import { isUnderWay } from './choose-step.ts';
import { isSameFile } from './is-same-file.ts';
import { readFingerprint } from './read-fingerprint.ts';
import { findRunningUploads } from './running-uploads.ts';

const pageSize = 20;
const mostOpen = 50;
/** How often an upload is asked how far it is, beside what the live stream says. */
const progressMilliseconds = 1500;
const sendingMilliseconds = 5000;

export function useImport(importId: string) {
  const { queries } = useWorkplace();
  return useQuery(
    queries.imports.show.queryOptions({
      input: { importId },
      refetchInterval: ({ state: { data } }) =>
        data === undefined
          ? false
          : isUnderWay(data.state)
            ? progressMilliseconds
            : data.state === 'uploading' && sendingMilliseconds,
    }),
  );
}

/** Those that somebody has to go on with. */
export function useOpenImports() {
  const { queries } = useWorkplace();
  return useQuery(queries.imports.list.queryOptions({ input: { open: true, limit: mostOpen } }));
}

export function usePastImports() {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.imports.list.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

/** Whom an upload makes callable who was not. */
export function useCallablePeople(importId: string) {
  const { queries } = useWorkplace();
  return useInfiniteQuery(
    queries.imports.callable.infiniteOptions({
      input: (cursor: string | null) => ({
        importId,
        limit: pageSize,
        ...(cursor === null ? {} : { cursor }),
      }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
}

export function useLayouts() {
  const { queries } = useWorkplace();
  return useQuery(queries.imports.listLayouts.queryOptions());
}

export function useForgetLayout() {
  const { client } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (layoutId: string) => client.imports.deleteLayout({ layoutId }),
    onSuccess: () => refreshTopics(queryClient, ['imports']),
  });
}

/** The first rows as they would be stored with this reading of the file. */
export function usePreview(importId: string, mapping: MappingInput) {
  const { queries } = useWorkplace();
  return useQuery(
    queries.imports.preview.queryOptions({
      input: { importId, mapping },
      placeholderData: keepPreviousData,
    }),
  );
}

/** The uploads that this window sends, and how far the given one is; null where it sends it not. */
export function useRunningUpload(importId: string) {
  const uploads = findRunningUploads(useQueryClient());
  const read = () => uploads.readState(importId);
  const sending = useSyncExternalStore(uploads.subscribe, read, read);
  return { uploads, sending };
}

/** Names with what no store takes are sent without it. */
function writeFileName({ name }: File): string {
  const cleaned = name.replaceAll(/\p{Cc}/gu, ' ').trim();
  return cleaned.length <= 255 ? cleaned : `${cleaned.slice(0, 245)}${cleaned.slice(-10)}`;
}

export interface Begun {
  id: string;
  /** When it was begun, where it was broken off before. */
  resumedFrom: string | null;
}

/** Begins to send a file, or goes on with the same one where it was broken off. */
export function useBegin(onBegun: (begun: Begun) => void) {
  const { client } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ file, kind }: { file: File; kind: ImportKind }): Promise<Begun> => {
      const fingerprint = await readFingerprint(file);
      const { imports } = await client.imports.list({ open: true, limit: mostOpen });
      const broken = imports.find(
        (candidate) => candidate.kind === kind && isSameFile(candidate, file.size, fingerprint),
      );
      const { id } =
        broken ??
        (await client.imports.begin({
          fileName: writeFileName(file),
          fileBytes: file.size,
          fingerprint,
          kind,
        }));
      findRunningUploads(queryClient).start(client, id, file);
      return { id, resumedFrom: broken?.createdAt ?? null };
    },
    onSuccess: async (begun) => {
      await refreshTopics(queryClient, ['imports']);
      onBegun(begun);
    },
  });
}

/** Changes one upload and waits until the screen shows it. */
export function useImportAction<Input>(
  act: (client: ReturnType<typeof useWorkplace>['client'], input: Input) => Promise<unknown>,
) {
  const { client } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => act(client, input),
    // Also after a refusal: somebody else has moved it on.
    onSettled: () => refreshTopics(queryClient, ['imports']),
  });
}

export function useDownloadRejections(importId: string) {
  const { client } = useWorkplace();
  const { language } = useLanguage();
  return useMutation({
    mutationFn: () => client.imports.downloadRejections({ importId, language }),
    onSuccess: ({ address }) => openDownload(address),
  });
}
