import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findSharedPage } from '../organization-address.ts';
import { useOrganization } from '../organization-context.ts';

/** The organization that another tab switched to; null: to admin mode, or to none. */
export function ElsewhereNotice({ other }: { other: string | null }) {
  const { t } = useTranslation('switcher');
  const { mode, current } = useOrganization();
  const [dismissed, setDismissed] = useState<string | null | undefined>(undefined);
  if (dismissed === other) {
    return null;
  }
  const own = mode === 'admin' ? null : current?.organization?.name;
  const name = (organization: string | null | undefined) =>
    organization ?? t('systemAdministrator');
  return (
    <Paper
      role="status"
      elevation={8}
      sx={{
        position: 'fixed',
        right: { xs: 16, sm: 24 },
        bottom: { xs: 16, sm: 24 },
        left: { xs: 16, sm: 'auto' },
        zIndex: 'snackbar',
        maxWidth: { sm: 420 },
        px: 2.5,
        pt: 2,
        pb: 1.5,
        border: 1,
        borderColor: 'divider',
      }}
    >
      {t('elsewhere.notice', { other: name(other), own: name(own) })}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 1 }}>
        <Button size="small" color="inherit" onClick={() => setDismissed(other)}>
          {t('elsewhere.stay')}
        </Button>
        <Button
          size="small"
          variant="contained"
          onClick={() => {
            const { pathname, search } = window.location;
            window.location.assign(findSharedPage(pathname, search));
          }}
        >
          {t('elsewhere.follow')}
        </Button>
      </Box>
    </Paper>
  );
}
