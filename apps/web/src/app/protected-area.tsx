import { useEffect } from 'react';
import { AccessGate } from '../features/access/index.ts';
import { LiveProvider } from '../features/live/index.ts';
import { GuardedNavigation } from './layout/app-guarded-navigation.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { menuSource } from './menu-source.ts';

/** Everything that needs access to an organization. */
export function ProtectedArea() {
  // While the access is checked, so that the menu is there with the page.
  useEffect(menuSource.load, []);
  return (
    <GuardedNavigation>
      <AccessGate>
        <LiveProvider>
          <AppLayout />
        </LiveProvider>
      </AccessGate>
    </GuardedNavigation>
  );
}
