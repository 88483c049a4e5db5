import SealingIcon from '@mui/icons-material/HourglassEmpty';
import SealedIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** Where an entry stands in the chain, or that it is not in it yet. */
export function SealedMark({ position }: { position: number | null }) {
  const { t } = useTranslation('work');
  const isSealed = position !== null;
  const Icon = isSealed ? SealedIcon : SealingIcon;
  return (
    <Tooltip title={isSealed ? t('record.sealedTip', { position }) : t('record.sealingTip')}>
      <Box
        component="span"
        role="img"
        aria-label={isSealed ? t('record.sealedAs', { position }) : t('record.sealing')}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          verticalAlign: 'middle',
          gap: 0.5,
          color: isSealed ? 'success.main' : 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        <Icon aria-hidden sx={{ fontSize: 16 }} />
        {isSealed ? position : '…'}
      </Box>
    </Tooltip>
  );
}
