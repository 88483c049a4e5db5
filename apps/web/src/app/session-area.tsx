import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Outlet } from 'react-router';
import { RequireSignIn, useAuth } from '../features/auth/index.ts';
import { createQueryClient } from '../platform/api/query-client.ts';

/** Each person has a cache of their own: what one loaded is never shown to the next. */
function SessionCache({ children }: { children: ReactNode }) {
  const { endSession } = useAuth();
  const [queryClient] = useState(() => createQueryClient(() => void endSession()));
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** Everything that needs a signed-in person. */
export function SessionArea() {
  return (
    <RequireSignIn>
      <SessionCache>
        <Outlet />
      </SessionCache>
    </RequireSignIn>
  );
}
