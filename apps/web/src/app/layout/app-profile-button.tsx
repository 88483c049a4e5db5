import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '../../features/auth/index.ts';
import { findInitials } from './app-initials.ts';

const loadMenu = async () => (await import('./late-parts.ts')).loadProfileMenu();

// Fetched when somebody is about to open it.
const ProfileMenu = lazy(loadMenu);

/** The person's name in the header, with the menu of what is theirs. */
export function ProfileButton() {
  const { t } = useTranslation();
  const { name } = useSignedInUser();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // A failure is told where the menu is opened.
  const prepare = () => void loadMenu().catch(() => {});
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        aria-label={t('shell.profileMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
        sx={{ gap: 1, minWidth: 44, maxWidth: 240, px: 0.75 }}
      >
        <Box
          data-initials={findInitials(name)}
          sx={{
            width: 32,
            flexShrink: 0,
            borderRadius: '50%',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            fontSize: '0.8125rem',
            lineHeight: '32px',
            // Painted, not written: the letters are no part of what the button is called.
            '&::before': { content: 'attr(data-initials)' },
          }}
        />
        <Typography
          component="span"
          variant="button"
          noWrap
          sx={{ display: { xs: 'none', md: 'block' } }}
        >
          {name}
        </Typography>
      </Button>
      {isOpen ? (
        <Suspense>
          <ProfileMenu anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
