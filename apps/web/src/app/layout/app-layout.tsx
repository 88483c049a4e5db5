import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useOrganization } from '../../features/access/index.ts';
import { Message } from '../../ui/message.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { Failure } from '../failure.tsx';
import { accountPage } from './app-account-page.ts';
import { AppDrawer } from './app-drawer.tsx';
import { AppFooter } from './app-footer.tsx';
import { AppHeader } from './app-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { usePageChange } from './use-page-change.ts';

const contentId = 'content';

/** Long after the page is there: nobody is idle before. */
const idleWatchDelay = 5000;

const IdleWatch = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, idleWatchDelay));
  return (await import('./late-parts.ts')).loadIdleWatch();
});

function NoOrganizationChosen() {
  const { t } = useTranslation();
  return <Message title={t('access.noneChosen.title')} body={t('access.noneChosen.body')} />;
}

/** As high as the window, so that the footer does not jump when the page arrives. */
function PageOnItsWay() {
  return (
    <Box sx={{ minHeight: '100dvh' }}>
      <TopProgressBar />
    </Box>
  );
}

/** The keys make a new page start with its own progress and without the failure of the last. */
function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} renderFailure={(error) => <Failure error={error} />}>
      <Suspense fallback={<PageOnItsWay />}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}

export function AppLayout() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { current } = useOrganization();
  const { pathname } = useLocation();
  const needsOrganization = pathname !== accountPage;
  const content = useRef<HTMLElement>(null);
  usePageChange(content);
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink targetId={contentId} />
      <AppDrawer isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <AppHeader onOpenMenu={() => setMenuOpen(true)} />
        <Box
          component="main"
          id={contentId}
          ref={content}
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1280,
            mx: 'auto',
            px: { xs: 2, sm: 3 },
            py: { xs: 2.5, sm: 4 },
            outline: 'none',
          }}
        >
          {current === null && needsOrganization ? <NoOrganizationChosen /> : <CurrentPage />}
        </Box>
        <AppFooter />
        {/* A page that works is not taken away where the watch cannot be fetched. */}
        <ErrorBoundary renderFailure={() => null}>
          <Suspense>
            <IdleWatch />
          </Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
}
