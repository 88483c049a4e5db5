import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '../../features/auth/index.ts';
import { LateArea } from '../../ui/late-area.tsx';
import { findInitials } from './app-initials.ts';
import { createLatePart } from './create-late-part.ts';
import { useWorkplaceName } from './use-workplace-name.ts';

const { Part: ProfileMenu, preparing } = createLatePart((parts) => parts.loadProfileMenu());

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis' };

/** The person's name in the header and where they work, with the menu of what is theirs. */
export function ProfileButton() {
  const { t } = useTranslation();
  const { name } = useSignedInUser();
  const workplace = useWorkplaceName();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={button}
        color="inherit"
        // The same words as on the button, so that people who control the browser by voice can say them.
        aria-label={t('shell.profileMenu', { name: `${name} ${workplace}` })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preparing}
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
        <Box
          aria-hidden
          sx={{ minWidth: 0, textAlign: 'left', whiteSpace: 'nowrap', lineHeight: 1.35 }}
        >
          <Box sx={oneLine}>{name}</Box>{' '}
          <Box sx={{ ...oneLine, color: 'text.secondary', fontSize: '0.75rem', fontWeight: 400 }}>
            {workplace}
          </Box>
        </Box>
      </Button>
      {isOpen ? (
        <LateArea onClose={() => setOpen(false)}>
          <ProfileMenu anchor={button} onClose={() => setOpen(false)} />
        </LateArea>
      ) : null}
    </>
  );
}
