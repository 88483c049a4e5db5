import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';

/** One stop for the keyboard that explains all the marks below it. */
export function SealedHelp() {
  const { t } = useTranslation('work');
  return (
    <Tooltip title={t('record.sealedHelp')} enterTouchDelay={0}>
      <IconButton size="small" aria-label={t('record.sealedHelp')} sx={{ ml: 0.5, p: 0.5 }}>
        <InfoIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Tooltip>
  );
}
