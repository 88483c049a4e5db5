import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Retention } from '@ringfence/contract/personal-data';
import type { ContactDetail } from '@ringfence/contract/records';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { downloadFile } from '../../../../platform/download-file.ts';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { formatDay, formatMoment } from '../../../../ui/format-moment.ts';
import { LateArea } from '../../../../ui/late-area.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { Outcome } from '../../../../ui/outcome.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useNow } from '../../../../ui/use-now.ts';
import { useMayDo } from '../../../access/index.ts';
import { useExport, useRetention } from '../../contact-api.ts';

const EraseDialog = lazy(async () => ({
  default: (await import('./erase-dialog.tsx')).EraseDialog,
}));

/** How long the records are kept, and why. */
function RetentionWords({ retention }: { retention: Retention }) {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { keptUntil, lastActivityAt, isBeingCalled } = retention;
  return (
    <>
      <Box>
        {keptUntil === null
          ? t('data.notKept')
          : t('data.keptUntil', { day: formatDay(keptUntil, language, zone) })}
      </Box>
      {lastActivityAt === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {t('data.lastActivity', { moment: formatMoment(lastActivityAt, language, zone) })}
        </Box>
      )}
      {isBeingCalled ? <Box>{t('data.beingCalled')}</Box> : null}
    </>
  );
}

/** Why a person cannot be erased now; null where they can. */
function useEraseHold({ keptUntil, isBeingCalled }: Retention): string | null {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const now = useNow();
  if (keptUntil !== null && Date.parse(keptUntil) > now) {
    return t('data.eraseLater', { day: formatDay(keptUntil, language, zone) });
  }
  return isBeingCalled ? t('data.eraseAfterCall') : null;
}

function EraseControl({ retention, onErase }: { retention: Retention; onErase: () => void }) {
  const { t } = useTranslation('contact');
  const hold = useEraseHold(retention);
  return (
    <div>
      <Button color="error" variant="outlined" disabled={hold !== null} onClick={onErase}>
        {t('data.erase')}
      </Button>
      {hold === null ? null : (
        <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{hold}</Box>
      )}
    </div>
  );
}

/** The data of the person: how long it is kept, a copy of it, and its end. */
export function DataCard({ contact }: { contact: ContactDetail }) {
  const { t } = useTranslation('contact');
  const api = useOrganizationApi(contact.organization.id);
  const retention = useRetention(api, contact.id);
  const gather = useExport(api);
  const mayExport = useMayDo('personal_data.export');
  const mayErase = useMayDo('personal_data.erase');
  const [isErasing, setErasing] = useState(false);

  function download() {
    gather.mutate(
      { contactId: contact.id },
      {
        onSuccess: ({ fileName, content }) =>
          downloadFile(fileName, JSON.stringify(content, null, 2), 'application/json'),
      },
    );
  }

  return (
    <SectionCard title={t('data.title')}>
      {retention.isPending ? (
        <LoadingSkeletons label={t('data.loading')} rows={2} rowHeight={{ xs: 32, sm: 32 }} />
      ) : retention.data === undefined ? (
        <ErrorState error={retention.error} onRetry={() => void retention.refetch()} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <div>
            <RetentionWords retention={retention.data} />
          </div>
          {mayExport ? (
            <div>
              <Button variant="outlined" disabled={gather.isPending} onClick={download}>
                {t(gather.isPending ? 'data.exporting' : 'data.export')}
              </Button>
              <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>
                {t('data.exportHint')}
              </Box>
            </div>
          ) : (
            <Box sx={{ color: 'text.secondary' }}>{t('data.adminsOnly')}</Box>
          )}
          <Outcome error={gather.error} done={gather.isSuccess ? t('data.exported') : null} />
          {mayErase ? (
            <EraseControl retention={retention.data} onErase={() => setErasing(true)} />
          ) : null}
        </Box>
      )}
      {isErasing ? (
        <LateArea fallback={<TopProgressBar />} onClose={() => setErasing(false)}>
          <EraseDialog contact={contact} onClose={() => setErasing(false)} />
        </LateArea>
      ) : null}
    </SectionCard>
  );
}
