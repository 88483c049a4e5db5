import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';
import { createReadAllOptions, createReadOptions } from './mark-read.ts';

export function useRead() {
  const queryClient = useQueryClient();
  const queries = useApiQueries();
  return useMutation(createReadOptions({ queryClient, queries }));
}

export function useReadAll() {
  const queryClient = useQueryClient();
  const queries = useApiQueries();
  return useMutation(createReadAllOptions({ queryClient, queries }));
}
