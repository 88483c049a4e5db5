import { AccessGate } from '../features/access/index.ts';
import { LiveProvider } from '../features/live/index.ts';
import { AppLayout } from './layout/app-layout.tsx';

/** Everything that needs access to an organization. */
export function ProtectedArea() {
  return (
    <AccessGate>
      <LiveProvider>
        <AppLayout />
      </LiveProvider>
    </AccessGate>
  );
}
