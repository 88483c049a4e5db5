import type { ObtainedHow } from '@ringfence/contract/imports';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentOrganization } from '../access/index.ts';

export interface UploadInput {
  file: File;
  listId?: string;
  listName?: string;
  obtainedHow: ObtainedHow;
  obtainedBy: string;
  obtainedOn: string;
}

export function useUpload() {
  const { client, queries } = useCurrentOrganization();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ input, idempotencyKey }: { input: UploadInput; idempotencyKey: string }) =>
      client.imports.create(input, { context: { idempotencyKey } }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: queries.lists.key() }),
        queryClient.invalidateQueries({ queryKey: queries.contacts.key() }),
      ]);
    },
  });
}

export function useImport(importId: string) {
  const { queries } = useCurrentOrganization();
  return useQuery(queries.imports.show.queryOptions({ input: { importId } }));
}

export function useRejections(importId: string) {
  const { queries } = useCurrentOrganization();
  return useQuery(queries.imports.rejections.queryOptions({ input: { importId } }));
}
