import EndedIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureNotice } from './failure-notice.tsx';

interface EndedStepProps {
  detail: ImportDetail;
  state: 'undone' | 'cancelled' | 'failed';
}

/** Nothing of the file is stored, and why. */
export function EndedStep({ detail: { fileName, failure }, state }: EndedStepProps) {
  const { t } = useTranslation('uploads');
  return (
    <Card>
      <EmptyState
        icon={<EndedIcon fontSize="inherit" />}
        title={t(`ended.${state}.title`)}
        body={t(`ended.${state}.body`, { file: fileName })}
        action={
          <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
            {state === 'failed' ? <FailureNotice failure={failure} /> : null}
            <Button component={RouterLink} to="/debtors/upload" variant="contained">
              {t('ended.again')}
            </Button>
          </Box>
        }
      />
    </Card>
  );
}
