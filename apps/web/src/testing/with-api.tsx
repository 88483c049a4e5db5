import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiContext, type ApiSource } from '../platform/api/api-context.ts';

interface WithApiProps {
  source: ApiSource;
  /** What was asked before, by its key. */
  known?: readonly (readonly [key: QueryKey, answer: unknown])[];
  children: ReactNode;
}

/** The API and a cache that holds what a test wants to see shown. */
export function WithApi({ source, known = [], children }: WithApiProps) {
  const queryClient = new QueryClient();
  for (const [key, answer] of known) {
    queryClient.setQueryData(key, answer);
  }
  return (
    <ApiContext value={source}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
