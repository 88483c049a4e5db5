import type { ObtainedHow } from '@ringfence/contract/imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshTopics } from '../../platform/api/refresh-topics.ts';
import { useDetailApi, useWorkplace } from '../access/index.ts';

export interface UploadInput {
  file: File;
  listId?: string;
  listName?: string;
  obtainedHow: ObtainedHow;
  obtainedBy: string;
  obtainedOn: string;
}

export function useUpload() {
  const { client } = useWorkplace();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: UploadInput; idempotencyKey: string }) =>
      client.imports.create(input, { context: { idempotencyKey } }),
    onSuccess: () => refreshTopics(queryClient, ['lists', 'contacts']),
  });
}

export function useImport(importId: string) {
  const { queries } = useDetailApi();
  return useQuery(queries.imports.show.queryOptions({ input: { importId } }));
}

export function useRejections(importId: string) {
  const { queries } = useDetailApi();
  return useQuery(queries.imports.rejections.queryOptions({ input: { importId } }));
}
