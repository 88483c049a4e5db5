import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportDetail, ImportFindings } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Notice } from '../../../../ui/notice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useImportAction } from '../../api.ts';
import { useImportLink } from '../../use-import-link.ts';
import { CancelButton } from '../cancel-button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';
import { CallablePeople } from './callable-people.tsx';
import { ChangeFacts } from './change-facts.tsx';
import { ChangeSamples } from './change-samples.tsx';
import { FindingCounts } from './finding-counts.tsx';
import { NegativeQuestion } from './negative-question.tsx';
import { RejectionCauses } from './rejection-causes.tsx';
import { StatusWords } from './status-words.tsx';
import { UnheededPeople } from './unheeded-people.tsx';
import { WarningCauses } from './warning-causes.tsx';

interface FindingsStepProps {
  detail: ImportDetail;
  findings: ImportFindings;
}

/** What storing the file will do, before anything is stored. */
export function FindingsStep({ detail, findings }: FindingsStepProps) {
  const { t } = useTranslation('uploads');
  const linkTo = useImportLink();
  const [confirmsCallable, setConfirms] = useState(false);
  const [confirmsUnheeded, setHeeds] = useState(false);
  const store = useImportAction((client, importId: string) =>
    client.imports.store({ importId, confirmsCallable, confirmsUnheeded }),
  );
  const { added, changed, unchanged, missing, asks } = findings;
  const isUnheeded = findings.unheeded.people > 0 && !confirmsUnheeded;
  const hasNothing = added + changed + unchanged === 0;
  const { listName } = detail;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FailureNotice failure={detail.failure} />
      <SectionCard
        title={t('findings.title')}
        lead={
          listName === null
            ? t('findings.lead')
            : `${t('findings.into', { list: listName })}. ${t('findings.lead')}`
        }
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FindingCounts findings={findings} />
          <ChangeFacts findings={findings} />
          <ChangeSamples samples={findings.samples} />
          {hasNothing ? <Notice kind="error">{t('findings.nothing')}</Notice> : null}
          {!hasNothing && added + changed + missing === 0 ? (
            <Notice kind="info">{t('findings.same')}</Notice>
          ) : null}
          {asks === null ? null : <NegativeQuestion detail={detail} />}
          <UnheededPeople
            unheeded={findings.unheeded}
            isConfirmed={confirmsUnheeded}
            onConfirm={setHeeds}
          />
          {store.error === null ? null : <RefusalNotice error={store.error} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button
              variant="contained"
              size="large"
              disabled={hasNothing || asks !== null || isUnheeded || store.isPending}
              onClick={() => store.mutate(detail.id)}
            >
              {t(store.isPending ? 'findings.storing' : 'findings.store')}
            </Button>
            <Button
              component={RouterLink}
              to={`${linkTo(detail.id)}&step=columns`}
              variant="outlined"
              size="large"
            >
              {t('findings.back')}
            </Button>
            <CancelButton summary={detail} />
          </Box>
        </Box>
      </SectionCard>
      <CallablePeople
        importId={detail.id}
        callable={findings.callable}
        isConfirmed={confirmsCallable}
        onConfirm={setConfirms}
      />
      <StatusWords statuses={findings.statuses} />
      <RejectionCauses importId={detail.id} findings={findings} />
      <WarningCauses findings={findings} />
    </Box>
  );
}
