import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import { NotificationPages } from './components/notification-pages.tsx';
import { useReadAll } from './use-mark-read.ts';
import { useUnreadCount } from './use-unread-count.ts';

const menuWidth = 420;

interface NotificationMenuProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The person's notifications, under the bell. */
export function NotificationMenu({ anchor, onClose }: NotificationMenuProps) {
  const { t } = useTranslation('notifications');
  const titleId = useId();
  const unread = useUnreadCount();
  const readAll = useReadAll();
  return (
    <Popover
      open
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            display: 'flex',
            flexDirection: 'column',
            width: '100%',
            // At least the margin that the popover keeps from the window.
            maxWidth: `min(${menuWidth}px, calc(100% - 32px))`,
            maxHeight: 'min(640px, calc(100% - 32px))',
            mt: 1,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          pl: 2,
          pr: 1,
          py: 1.25,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={titleId} variant="h2">
            {t('title')}
          </Typography>
          <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
            {unread === undefined
              ? ''
              : unread === 0
                ? t('allRead')
                : t('unreadCount', { count: unread })}
          </Typography>
        </Box>
        {/* It keeps the focus when there is nothing left to read: a disabled button would lose it. */}
        <Button
          size="small"
          aria-disabled={unread === 0}
          onClick={() => {
            if (unread !== 0) {
              readAll.mutate(undefined);
            }
          }}
          sx={{ '&[aria-disabled="true"]': { color: 'text.secondary', cursor: 'default' } }}
        >
          {t('readAll')}
        </Button>
      </Box>
      {readAll.isError ? (
        <Box sx={{ p: 2 }}>
          <Notice kind="error">{t('readAllFailed')}</Notice>
        </Box>
      ) : null}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <NotificationPages onClose={onClose} />
      </Box>
    </Popover>
  );
}
