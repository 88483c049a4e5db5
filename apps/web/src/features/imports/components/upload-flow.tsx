import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { refreshTopics } from '../../../platform/api/refresh-topics.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useImport } from '../api.ts';
import { chooseStep, isOpen, type Step } from '../choose-step.ts';
import { useImportLink } from '../use-import-link.ts';
import { type MatchForm, useMatchForm } from '../use-match-form.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { DoneStep } from './done/done-step.tsx';
import { EndedStep } from './ended-step.tsx';
import { FindingsStep } from './findings/findings-step.tsx';
import { MatchStep } from './matching/match-step.tsx';
import { SendingStep } from './sending/sending-step.tsx';
import { StepList } from './step-list.tsx';
import { WorkingStep } from './working-step.tsx';

interface StepContentProps {
  detail: ImportDetail;
  form: MatchForm;
  step: Step;
}

/** What is to be seen and done where the upload stands. */
function StepContent({ detail, form, step }: StepContentProps) {
  const { state, findings } = detail;
  switch (state) {
    case 'uploading':
      return <SendingStep detail={detail} />;
    case 'matching':
      return <MatchStep detail={detail} form={form} />;
    case 'checked':
      return step === 'columns' || findings === null ? (
        <MatchStep detail={detail} form={form} />
      ) : (
        <FindingsStep detail={detail} findings={findings} />
      );
    case 'stored':
      return <DoneStep detail={detail} />;
    case 'undone':
    case 'cancelled':
    case 'failed':
      return <EndedStep detail={detail} state={state} />;
    default:
      return <WorkingStep detail={detail} />;
  }
}

/** Two people, or one in two windows, send the same file. */
function Twins({ detail: { state, twins } }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const linkTo = useImportLink();
  return isOpen(state)
    ? twins.map(({ id, createdBy }) => (
        <Notice key={id} kind="info">
          {t('twins.body', { person: createdBy })}{' '}
          <TextLink to={linkTo(id)}>{t('twins.look')}</TextLink>
        </Notice>
      ))
    : null;
}

function ImportSteps({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const [search] = useSearchParams();
  const queryClient = useQueryClient();
  const form = useMatchForm(detail);
  const { state, kind, fileName, fileBytes } = detail;
  const step = chooseStep(state, search.get('step'));
  const top = useStepFocus(`${state} ${step}`);

  // Where the live stream is silent, lists and contacts are fetched again all the same.
  useEffect(() => {
    if (state === 'stored' || state === 'undone') {
      void refreshTopics(queryClient, ['lists', 'contacts']);
    }
  }, [queryClient, state]);

  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      <Typography sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {t('file.chosen', { name: fileName, size: formatBytes(fileBytes, language) })}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' · '}
          {t(`kinds.${kind}`)}
        </Box>
      </Typography>
      <StepList current={step} isDone={state === 'stored'} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Twins detail={detail} />
        <StepContent detail={detail} form={form} step={step} />
      </Box>
    </Box>
  );
}

/** One upload from its first byte to its undoing, at the step where it stands. */
export function UploadFlow({ importId }: { importId: string }) {
  const { t } = useTranslation('uploads');
  const detail = useImport(importId);
  if (detail.data !== undefined) {
    return <ImportSteps key={importId} detail={detail.data} />;
  }
  return (
    <Card>
      {detail.isPending ? (
        <LoadingSkeletons label={t('past.loading')} rows={5} rowHeight={{ xs: 58, sm: 58 }} />
      ) : (
        <ErrorState error={detail.error} onRetry={() => void detail.refetch()} />
      )}
    </Card>
  );
}
