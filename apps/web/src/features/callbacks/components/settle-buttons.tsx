import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../platform/api/api-queries.ts';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { useSettleCallback } from '../api.ts';

interface SettleButtonsProps {
  callbackId: string;
  organizationId: string;
  /** Of the person who asked. */
  name: string;
  /** Nobody may call the person: to cancel it is what is left. */
  isForbidden: boolean;
}

/** Somebody called back, or nobody is to any more; says beside it where that failed. */
export function SettleButtons({
  callbackId,
  organizationId,
  name,
  isForbidden,
}: SettleButtonsProps) {
  const { t } = useTranslation('callbacks');
  const settle = useSettleCallback(useOrganizationApi(organizationId));
  const isBusy = settle.isPending;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', lg: 'nowrap' }, gap: 1 }}>
        <Button
          size="small"
          {...(isForbidden ? { color: 'inherit' } : { variant: 'outlined' })}
          sx={{ whiteSpace: 'nowrap' }}
          disabled={isBusy}
          aria-label={isBusy ? t('saving') : t('markDoneNamed', { name })}
          onClick={() => settle.mutate({ callbackId, isDone: true })}
        >
          {t(isBusy ? 'saving' : 'markDone')}
        </Button>
        <Button
          size="small"
          {...(isForbidden ? { variant: 'outlined' } : { color: 'inherit' })}
          sx={{ whiteSpace: 'nowrap' }}
          disabled={isBusy}
          aria-label={t('cancelNamed', { name })}
          onClick={() => settle.mutate({ callbackId, isDone: false })}
        >
          {t('cancel')}
        </Button>
      </Box>
      {settle.error === null ? null : <ProblemNotice error={settle.error} />}
    </>
  );
}
