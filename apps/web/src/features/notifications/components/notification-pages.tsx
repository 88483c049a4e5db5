import NothingIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiQueries } from '../../../platform/api/api-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useOrganization } from '../../access/index.ts';
import { findDestination } from '../find-destination.ts';
import { createListOptions } from '../list-options.ts';
import { useRead } from '../use-mark-read.ts';
import { NotificationEntry } from './notification-entry.tsx';

/** In a tab of its own, the page opens beside this one, which stays as it is. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** All notifications with their loading, empty and failed states. */
export function NotificationPages({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const now = useNow();
  const pages = useInfiniteQuery({
    ...createListOptions(useApiQueries()),
    refetchOnMount: 'always',
  });
  const { mutate: read } = useRead();
  const { mode, current, memberships, switchOrganization } = useOrganization();

  if (pages.isPending) {
    return <LoadingSkeletons label={t('loading')} rows={3} rowHeight={{ xs: 88, sm: 88 }} />;
  }
  if (pages.data === undefined) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  const notifications = pages.data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0) {
    return (
      <EmptyState
        icon={<NothingIcon fontSize="inherit" />}
        title={t('emptyTitle')}
        body={t('emptyBody')}
      />
    );
  }
  const organizationId = current?.organization?.id ?? null;
  const ownIds = memberships.map((membership) => membership.organizationId);
  return (
    <>
      <Box
        component="ul"
        aria-label={t('caption')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {notifications.map((notification) => {
          const { id, readAt, organization } = notification;
          const destination = findDestination(notification, { mode, organizationId, ownIds });
          return (
            <li key={id}>
              <NotificationEntry
                notification={notification}
                now={now}
                destination={destination}
                isElsewhere={organization !== null && organization.id !== organizationId}
                onOpen={(event) => {
                  if (readAt === null) {
                    read({ notificationId: id });
                  }
                  if (opensElsewhere(event)) {
                    return;
                  }
                  if (destination.switchTo !== null) {
                    switchOrganization(destination.switchTo);
                  }
                  onClose();
                }}
              />
            </li>
          );
        })}
      </Box>
      {pages.hasNextPage || pages.isFetchNextPageError ? <LoadMore pages={pages} /> : null}
    </>
  );
}
