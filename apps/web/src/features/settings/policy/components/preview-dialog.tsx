import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { PolicyContent, PolicyVersion } from '@ringfence/contract/compliance';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readProblem } from '../../../../platform/api/problem.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../../ui/loading-skeletons.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { useRefocus } from '../../../../ui/use-refocus.ts';
import { useChangePolicy, usePolicyPreview } from '../api.ts';
import { ChangeList } from './change-list.tsx';
import { PreviewReport } from './preview-report.tsx';

interface PreviewDialogProps {
  api: OrganizationApi;
  organizationId: string;
  base: PolicyVersion;
  policy: PolicyContent;
  onSaved: (version: PolicyVersion) => void;
  /** Somebody else saved a version meanwhile. */
  onConflict: () => void;
  onClose: () => void;
}

/** The step before saving: what the policy would do today. Nothing is saved without having seen it. */
export function PreviewDialog(props: PreviewDialogProps) {
  const { api, organizationId, base, policy, onSaved, onConflict, onClose } = props;
  const { t } = useTranslation('settings');
  const titleId = useId();
  const preview = usePolicyPreview(api, organizationId, policy);
  const save = useChangePolicy(api, organizationId);
  const keyOf = useIdempotencyKey();
  const button = useRef<HTMLButtonElement>(null);
  useRefocus(save.isPending, () => button.current);

  function submit() {
    const input = { policy, basedOn: base.version };
    save.mutate(
      { ...input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          if (readProblem(error)?.code === 'conflict') {
            onConflict();
          }
        },
      },
    );
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={save.isPending ? () => {} : onClose}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('policy.preview.title')}</DialogTitle>
      {/* Long reports are scrolled by the keyboard too. */}
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText>{t('policy.preview.lead')}</DialogContentText>
        <Box>
          <Typography variant="h3">{t('policy.preview.yours')}</Typography>
          <ChangeList before={base.policy} after={policy} same={t('policy.versions.nothing')} />
        </Box>
        {preview.isFetching ? (
          <Box>
            <Box sx={{ color: 'text.secondary' }}>{t('policy.preview.waiting')}</Box>
            <LoadingSkeletons
              label={t('policy.preview.loading')}
              rows={4}
              rowHeight={{ xs: 96, sm: 53 }}
            />
          </Box>
        ) : preview.data === undefined ? (
          <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <PreviewReport preview={preview.data} />
        )}
        {save.error === null ? null : <ProblemNotice error={save.error} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} disabled={save.isPending}>
          {t('policy.preview.back')}
        </Button>
        <Button
          ref={button}
          variant="contained"
          onClick={submit}
          disabled={preview.data === undefined || preview.isFetching || save.isPending}
        >
          {save.isPending
            ? t('policy.preview.saving')
            : t('policy.preview.save', { version: base.version + 1 })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
