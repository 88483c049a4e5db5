import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadCount } from '../../features/notifications/index.ts';
import { LateArea } from '../../ui/late-area.tsx';
import { createLatePart } from './create-late-part.ts';

const { Part: NotificationMenu, preparing } = createLatePart((parts) =>
  parts.loadNotificationMenu(),
);

const mostShown = 99;

/** How many notifications are new, and the way to them. */
export function HeaderBell() {
  const { t } = useTranslation();
  const unread = useUnreadCount() ?? 0;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={unread === 0 ? t('shell.notifications') : t('shell.unread', { number: unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preparing}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {unread === 0 ? null : (
          <Box
            aria-hidden
            sx={{
              position: 'absolute',
              top: 2,
              right: 0,
              minWidth: 18,
              px: 0.5,
              borderRadius: 3,
              bgcolor: 'error.main',
              color: 'error.contrastText',
              fontSize: '0.6875rem',
              fontWeight: 700,
              lineHeight: '18px',
            }}
          >
            {unread > mostShown ? `${mostShown}+` : unread}
          </Box>
        )}
      </IconButton>
      {isOpen ? (
        <LateArea onClose={() => setOpen(false)}>
          <NotificationMenu anchor={button} onClose={() => setOpen(false)} />
        </LateArea>
      ) : null}
    </>
  );
}
