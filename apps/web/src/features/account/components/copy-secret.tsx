import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A key to be typed by hand, in groups of four, and copied as it is. */
export function CopySecret({ secret }: { secret: string }) {
  const { t } = useTranslation('account');
  const [outcome, setOutcome] = useState<'factors.copied' | 'factors.notCopied' | null>(null);
  const labelId = useId();

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setOutcome('factors.copied');
    } catch {
      setOutcome('factors.notCopied');
    }
  }

  return (
    <Box>
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary' }}>
        {t('factors.secret')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box
          component="code"
          aria-labelledby={labelId}
          sx={{ fontSize: '0.9375rem', fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {secret.match(/.{1,4}/g)?.join(' ') ?? secret}
        </Box>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          {t('factors.copy')}
        </Button>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {outcome === null ? '' : t(outcome)}
        </Typography>
      </Box>
    </Box>
  );
}
