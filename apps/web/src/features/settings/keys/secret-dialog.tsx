import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';

interface SecretDialogProps {
  name: string;
  secret: string;
  onClose: () => void;
}

/** The one time that a secret is seen. It closes by its button alone, so that no slip loses it. */
export function SecretDialog({ name, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('settings');
  const titleId = useId();
  const [outcome, setOutcome] = useState<'apiKeys.copied' | 'apiKeys.notCopied' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('apiKeys.copied');
    } catch {
      setOutcome('apiKeys.notCopied');
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('apiKeys.secretTitle', { name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Notice kind="info">{t('apiKeys.secretOnce')}</Notice>
        <Box
          component="code"
          tabIndex={0}
          aria-label={t('apiKeys.secret')}
          sx={{
            p: 1.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            fontFamily: 'monospace',
            fontSize: '0.9375rem',
            overflowWrap: 'anywhere',
            userSelect: 'all',
          }}
        >
          {secret}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => void copy()}>
            {t('apiKeys.copy')}
          </Button>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {outcome === null ? '' : t(outcome)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('apiKeys.howToUse')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button variant="contained" onClick={onClose}>
          {t('apiKeys.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
