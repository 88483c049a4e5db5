import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { RequireSignIn, readAccessToken, useAuth, useAuthClient } from '../features/auth/index.ts';
import { ApiContext } from '../platform/api/api-context.ts';
import { createApiSource } from '../platform/api/create-api-source.ts';
import { createQueryClient } from '../platform/api/query-client.ts';

/** The API in the name of the signed-in person. Visitors ask it nothing, so it comes with this. */
function SessionApi({ children }: { children: ReactNode }) {
  const authClient = useAuthClient();
  const [apiSource] = useState(() =>
    createApiSource(window.location.origin, () => readAccessToken(authClient)),
  );
  return <ApiContext value={apiSource}>{children}</ApiContext>;
}

/** Each person has a cache of their own: what one loaded is never shown to the next. */
function SessionCache({ children }: { children: ReactNode }) {
  const { endSession, askSecondFactor } = useAuth();
  const [queryClient] = useState(() =>
    createQueryClient({
      onSessionEnded: () => void endSession(),
      onSecondFactorWanted: () => void askSecondFactor(),
    }),
  );
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Everything that needs a signed-in person. */
export function SessionArea() {
  return (
    <RequireSignIn>
      <SessionApi>
        <SessionCache>
          <Outlet />
        </SessionCache>
      </SessionApi>
    </RequireSignIn>
  );
}
