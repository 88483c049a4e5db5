import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { findSignInFault, readProblem, readStatus } from './problem.ts';
import { isAbout } from './refresh-topics.ts';

const retriesWanted = 2;

/** A refusal stays a refusal; only a missing answer or a fault of the server is worth a retry. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const status = readStatus(error);
  const isRefusal = status !== null && status >= 400 && status < 500;
  return !isRefusal && failures < retriesWanted;
}

/** What to do when it is not the request that is at fault but how its person is signed in. */
export interface SignInDuties {
  onSessionEnded: () => void;
  onSecondFactorWanted: () => void;
}

export function createQueryClient(duties: SignInDuties): QueryClient {
  const onError = (error: unknown) => {
    const fault = findSignInFault(error);
    if (fault === 'sessionEnded') {
      duties.onSessionEnded();
    } else if (fault === 'secondFactorWanted') {
      duties.onSecondFactorWanted();
    } else if (readProblem(error)?.code === 'not_permitted') {
      // Perhaps the person was removed from where they work: then they are led elsewhere.
      void queryClient.invalidateQueries(
        { predicate: ({ queryKey }) => isAbout(queryKey, ['access']) },
        { cancelRefetch: false },
      );
    }
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: 30_000,
        // Offline, a query fails and says so instead of showing its skeleton for ever.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queryClient;
}
