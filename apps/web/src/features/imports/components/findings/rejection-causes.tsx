import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useDownloadRejections } from '../../api.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { CauseTable } from './cause-table.tsx';

interface RejectionCausesProps {
  importId: string;
  findings: Pick<ImportFindings, 'rejections' | 'rejected'>;
}

/** The rows that cannot be used, by cause; nothing where there are none. */
export function RejectionCauses({ importId, findings }: RejectionCausesProps) {
  const { t } = useTranslation('uploads');
  const download = useDownloadRejections(importId);
  if (findings.rejected === 0) {
    return null;
  }
  return (
    <SectionCard
      isFlush
      title={t('causes.rejected')}
      lead={t('causes.rejectedLead')}
      actions={
        <Button variant="outlined" disabled={download.isPending} onClick={() => download.mutate()}>
          {t(download.isPending ? 'causes.downloading' : 'causes.download')}
        </Button>
      }
    >
      {download.error === null ? null : (
        <Box sx={{ p: 2 }}>
          <RefusalNotice error={download.error} />
        </Box>
      )}
      {findings.rejections.length === 0 ? null : (
        <CauseTable
          caption={t('causes.caption')}
          causes={findings.rejections}
          getKey={({ reason, column }) => `${reason} ${column}`}
          renderCause={({ reason }) => (
            <>
              {t(`words.reasons.${reason}`)}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('causes.expected', { what: t(`words.expected.${reason}`) })}
              </Typography>
            </>
          )}
        />
      )}
    </SectionCard>
  );
}
