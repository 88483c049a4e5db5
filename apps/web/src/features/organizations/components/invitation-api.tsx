import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiContext } from '../../../platform/api/api-context.ts';
import { createApiSource } from '../../../platform/api/create-api-source.ts';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { readAccessToken, useAuth, useAuthClient } from '../../auth/index.ts';

/** The API for a page that visitors see too: in the name of the person who is signed in, if anybody is. */
export function InvitationApi({ children }: { children: ReactNode }) {
  const authClient = useAuthClient();
  const { endSession, askSecondFactor } = useAuth();
  const [source] = useState(() =>
    createApiSource(window.location.origin, () => readAccessToken(authClient)),
  );
  const [queryClient] = useState(() =>
    createQueryClient({
      onSessionEnded: () => void endSession(),
      onSecondFactorWanted: () => void askSecondFactor(),
    }),
  );
  return (
    <ApiContext value={source}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </ApiContext>
  );
}
