import Button from '@mui/material/Button';
import type { ImportSummary } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelDialog } from './cancel-dialog.tsx';

interface CancelButtonProps {
  summary: Pick<ImportSummary, 'id' | 'fileName'>;
  /** The element that names the upload, where several stand on one page. */
  describedBy?: string;
}

export function CancelButton({ summary, describedBy }: CancelButtonProps) {
  const { t } = useTranslation('uploads');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="error"
        onClick={() => setAsking(true)}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      >
        {t('open.cancel')}
      </Button>
      {isAsking ? <CancelDialog summary={summary} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
