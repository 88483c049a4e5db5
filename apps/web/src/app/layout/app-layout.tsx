import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { KnownOrganization, useOrganization } from '../../features/access/index.ts';
import { HaltNotice } from '../../features/halts/index.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { FooterLinks } from '../../ui/footer-links.tsx';
import { LateArea } from '../../ui/late-area.tsx';
import { Message } from '../../ui/message.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { Failure } from '../failure.tsx';
import { useMenu } from '../use-menu.ts';
import { isPageWithoutOrganization } from './app-account-page.ts';
import { AppBreadcrumbs } from './app-breadcrumbs.tsx';
import { AppDrawer } from './app-drawer.tsx';
import { AppHeader } from './app-header.tsx';
import { LeaveQuestion } from './app-leave-question.tsx';
import { AppOverlays } from './app-overlays.tsx';
import { createLatePart } from './create-late-part.ts';
import { fadeOutOverlays } from './fade-out-overlays.ts';
import type { ShellOverlay } from './read-shell-key.ts';
import { SkipLink } from './skip-link.tsx';
import { useDrawer } from './use-drawer.ts';
import { usePageChange } from './use-page-change.ts';
import { useShellKeys } from './use-shell-keys.ts';
import { waitUntilLate } from './wait-until-late.ts';

const contentId = 'content';

// Nobody is idle before.
const { Part: IdleWatch } = createLatePart((parts) => parts.loadIdleWatch(), waitUntilLate);

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

/**
 * The key makes a new page start with its own progress and without the failure of the last, and the
 * same page start again in another organization: nothing that it held of the last one is left.
 */
function CurrentPage() {
  const { pathname } = useLocation();
  const { mode, current } = useOrganization();
  const place = mode === 'admin' ? mode : current?.organization?.id;
  return (
    <ErrorBoundary
      key={`${place} ${pathname}`}
      renderFailure={(error) => <Failure error={error} />}
    >
      <Suspense fallback={<PageOnItsWay />}>
        <KnownOrganization>
          <Outlet />
        </KnownOrganization>
      </Suspense>
    </ErrorBoundary>
  );
}

export function AppLayout() {
  const { width, isDashboardDrawerOpened, setDrawerOpened } = useDrawer();
  const [overlay, setOverlay] = useState<ShellOverlay | null>(null);
  const [typed, setTyped] = useState('');
  const { current } = useOrganization();
  const { pathname } = useLocation();
  const { isLoading: isMenuLoading } = useMenu();
  const isWithoutOrganization = isPageWithoutOrganization(pathname);
  const content = useRef<HTMLElement>(null);
  const isWide = width === 'large' || width === 'extraLarge';
  usePageChange(content);
  useShellKeys(setOverlay);
  useEffect(
    () =>
      fadeOutOverlays({
        parents: [document.body, content.current],
        headers: [document.querySelector('header')],
      }),
    [],
  );
  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink targetId={contentId} />
      <AppDrawer
        isPermanent={isWide}
        isOpen={isDashboardDrawerOpened}
        onClose={() => setDrawerOpened(false)}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <AppHeader
          isWide={width !== 'small'}
          isDrawerOpen={isDashboardDrawerOpened}
          onToggleDrawer={() => setDrawerOpened(!isDashboardDrawerOpened)}
          onSearch={(text) => {
            // Typed faster than the palette comes: all of it is kept.
            setTyped((before) => before + text);
            setOverlay('palette');
          }}
        />
        <HaltNotice />
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
            py: { xs: 2.5, sm: 3 },
            outline: 'none',
          }}
        >
          {isMenuLoading ? <TopProgressBar /> : null}
          <AppBreadcrumbs />
          {current === null && !isWithoutOrganization ? <NoOrganizationChosen /> : <CurrentPage />}
        </Box>
        <FooterLinks />
        <AppOverlays
          open={overlay}
          typed={typed}
          onClose={() => {
            setOverlay(null);
            setTyped('');
          }}
        />
        <LeaveQuestion />
        <LateArea>
          <IdleWatch />
        </LateArea>
      </Box>
    </Box>
  );
}
