import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ScriptDetail } from '@ringfence/contract/scripts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { readProblem } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useApprove } from '../api.ts';

interface ApproveButtonProps {
  api: OrganizationApi;
  script: ScriptDetail;
  isDirty: boolean;
  /** Whether the checker found what refuses approval; null until it has answered. */
  isRefused: boolean | null;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
}

/** Lets campaigns speak the draft. What keeps it from that stands beside it. */
export function ApproveButton({ api, script, isDirty, isRefused, onDone }: ApproveButtonProps) {
  const { t } = useTranslation('scriptEditor');
  const approve = useApprove(api);
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const { version } = script.newest;
  const obstacle = isDirty
    ? t('approveUnsaved')
    : isRefused === null
      ? t('findings.checking')
      : isRefused
        ? t('approveRefused')
        : null;
  const lacksLine = readProblem(approve.error)?.code === 'ring_back_missing';
  return (
    <>
      {obstacle === null ? null : (
        <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary' }}>
          {obstacle}
        </Typography>
      )}
      <Button
        variant="contained"
        aria-haspopup="dialog"
        disabled={obstacle !== null}
        {...(obstacle === null ? {} : { 'aria-describedby': reasonId })}
        onClick={() => {
          approve.reset();
          setAsked(true);
        }}
      >
        {t('approve')}
      </Button>
      {isAsked ? (
        <FormDialog
          title={t('approveTitle', { version })}
          body={t('approveBody')}
          submitLabel={t(approve.isPending ? 'approving' : 'approve')}
          cancelLabel={t('cancel')}
          isBusy={approve.isPending}
          error={approve.error}
          onSubmit={() =>
            approve.mutate(
              { scriptId: script.id, version, revision: script.revision },
              {
                onSuccess: () => {
                  setAsked(false);
                  onDone(t('approved', { version }));
                },
              },
            )
          }
          onClose={() => setAsked(false)}
        >
          {lacksLine ? (
            <Typography>
              {t('lineMissing')} <TextLink to="/settings/staffed-lines">{t('lineLink')}</TextLink>
            </Typography>
          ) : null}
        </FormDialog>
      ) : null}
    </>
  );
}
