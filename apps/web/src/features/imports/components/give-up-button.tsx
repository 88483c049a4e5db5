import Button from '@mui/material/Button';
import type { ImportSummary } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GiveUpDialog } from './give-up-dialog.tsx';

interface GiveUpButtonProps {
  summary: Pick<ImportSummary, 'id' | 'fileName'>;
  /** The element that names the upload, where several stand on one page. */
  describedBy?: string;
}

export function GiveUpButton({ summary, describedBy }: GiveUpButtonProps) {
  const { t } = useTranslation('uploads');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        color="error"
        onClick={() => setAsking(true)}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      >
        {t('open.giveUp')}
      </Button>
      {isAsking ? <GiveUpDialog summary={summary} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
