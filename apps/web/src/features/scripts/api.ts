import type { ScriptTest } from '@ringfence/contract/script-tests';
import type { ScriptDetail, ScriptPurpose } from '@ringfence/contract/scripts';
import type { Script } from '@ringfence/domain/callflow/script';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { copyScript } from './editing/edit-script.ts';

/** The scripts in use, or those put away. */
export function useScripts({ queries }: OrganizationApi, isArchived: boolean) {
  const input = isArchived ? { archived: 'true' } : {};
  return useQuery(queries.scripts.list.queryOptions({ input }));
}

export function useScript({ queries }: OrganizationApi, scriptId: string) {
  return useQuery(queries.scripts.show.queryOptions({ input: { scriptId } }));
}

export interface NewScript {
  name: string;
  from:
    | { kind: 'starting'; purpose: Exclude<ScriptPurpose, 'other'>; contactPerson: string }
    | { kind: 'copy'; scriptId: string };
}

/** Keeps what the server answered, so that the page shows it without asking again. */
function useKeepScript({ queries }: OrganizationApi) {
  const queryClient = useQueryClient();
  return (script: ScriptDetail) => {
    const input = { scriptId: script.id };
    queryClient.setQueryData(queries.scripts.show.queryKey({ input }), script);
    return queryClient.invalidateQueries({ queryKey: queries.scripts.list.key() });
  };
}

export function useCreateScript(api: OrganizationApi) {
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: NewScript; idempotencyKey: string }) =>
      api.client.scripts.create(input, { context: { idempotencyKey } }),
    onSuccess: useKeepScript(api),
  });
}

export function useRenameScript(api: OrganizationApi) {
  const onSuccess = useKeepScript(api);
  return useMutation(api.queries.scripts.rename.mutationOptions({ onSuccess }));
}

/** Puts a script away, or takes it out again. */
export function useArchiveScript({ client }: OrganizationApi) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, archivedAt }: { id: string; archivedAt: string | null }) =>
      archivedAt === null
        ? client.scripts.archive({ scriptId: id })
        : client.scripts.restore({ scriptId: id }),
    onSuccess: () => refreshTopics(queryClient, ['scripts']),
  });
}

export function useSaveDraft(api: OrganizationApi) {
  const queryClient = useQueryClient();
  const onSuccess = useKeepScript(api);
  return useMutation(
    api.queries.scripts.save.mutationOptions({
      onSuccess,
      // What somebody else saved is shown beside what was not saved here.
      onError: () => refreshTopics(queryClient, ['scripts']),
    }),
  );
}

export function useApprove(api: OrganizationApi) {
  const onSuccess = useKeepScript(api);
  return useMutation(api.queries.scripts.approve.mutationOptions({ onSuccess }));
}

export function useWithdraw(api: OrganizationApi) {
  const queryClient = useQueryClient();
  const keep = useKeepScript(api);
  return useMutation(
    api.queries.scripts.withdraw.mutationOptions({
      onSuccess: async (script) => {
        await keep(script);
        // Those that spoke it have paused.
        await refreshTopics(queryClient, ['campaigns']);
      },
    }),
  );
}

/** What the checker says of words as they are typed; what it said last stays until it has answered again. */
export function useFindings({ queries }: OrganizationApi, scriptId: string, content: Script) {
  return useQuery(
    queries.scripts.check.queryOptions({
      input: { scriptId, content: copyScript(content) },
      placeholderData: keepPreviousData,
      // Each keystroke asks another question: old answers are of no use.
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
}

export function useComparison(
  { queries }: OrganizationApi,
  input: { scriptId: string; before: number; after: number },
) {
  return useQuery(queries.scripts.compare.queryOptions({ input }));
}

export function useVersion(
  { queries }: OrganizationApi,
  input: { scriptId: string; version: number },
) {
  return useQuery(queries.scripts.showVersion.queryOptions({ input }));
}

export function useTestNumbers({ queries }: OrganizationApi) {
  return useQuery(queries.scriptTests.numbers.queryOptions());
}

export function useStartTest({ queries }: OrganizationApi) {
  return useMutation(queries.scriptTests.start.mutationOptions());
}

/** While somebody waits for the phone to ring. */
const askAgainMilliseconds = 1_000;

/** How a test call goes, asked again until it has ended. */
export function useTest({ queries }: OrganizationApi, started: ScriptTest) {
  return useQuery(
    queries.scriptTests.show.queryOptions({
      input: { testId: started.id },
      initialData: started,
      refetchInterval: ({ state }) =>
        state.data?.state === 'ended' ? false : askAgainMilliseconds,
    }),
  );
}

export function useListeners({ queries }: OrganizationApi) {
  return useQuery(queries.scripts.listeners.queryOptions());
}
