import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactAction } from '@ringfence/contract/contacts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { refreshTopics } from '../../../../platform/api/refresh-topics.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useMayDo, useOrganizationLink } from '../../../access/index.ts';
import { listCallAddress } from '../../../campaigns/index.ts';
import { isUnderWay, useAction, useCancelAction, useUndoAction } from '../../table/action-api.ts';
import { describeTotal, shareOf } from '../../table/describe-progress.ts';
import type { TrackedAction } from '../../table/tracked-action.ts';

interface ActionNoticeProps {
  tracked: TrackedAction;
  onTrack: (action: TrackedAction) => void;
  onDismiss: () => void;
}

const buttonStyles = { minHeight: 28, py: 0 } as const;

/** Notes and merged lists stay. */
const undoneKinds = ['add_to_list', 'remove_from_list', 'restrict'] as const;

function isKindUndone(kind: ContactAction['kind']): kind is (typeof undoneKinds)[number] {
  return undoneKinds.some((undone) => undone === kind);
}

/** What it says of something under way, or of how it ended. */
function useActionWords(action: ContactAction): string {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const { kind, state, done, changed, undoes, failure } = action;
  const write = (value: number) => formatNumber(value, language);
  const figures = {
    list: action.list?.name ?? '',
    done: write(done),
    total: describeTotal(action, t, language),
    changed: write(changed),
    others: write(Math.max(0, done - changed)),
  };
  switch (state) {
    case 'waiting':
      return t('bulk.progress.waiting');
    case 'running':
      return undoes === null
        ? t(`bulk.progress.${kind}`, figures)
        : t('bulk.undo.running', figures);
    case 'done':
      return undoes !== null && isKindUndone(kind)
        ? [
            t(`bulk.undo.done.${kind}`, figures),
            ...(done > changed ? [t('bulk.undo.leftAlone', figures)] : []),
          ].join(' ')
        : t(`bulk.progress.done.${kind}`, figures);
    case 'cancelled':
      return t('bulk.progress.cancelled', figures);
    case 'failed':
      return t(`bulk.progress.failures.${failure ?? 'unknown'}`);
  }
}

/** Which action can be taken back, for those who may: this one, or the rest of what it was to take back. */
function useUndoable({ id, kind, state, undoes, isUndoable }: ContactAction): string | null {
  const mayList = useMayDo('lists.edit');
  const mayLift = useMayDo('suppressions.lift');
  if (!(kind === 'restrict' ? mayLift : mayList)) {
    return null;
  }
  const isCutOff = state === 'cancelled' || state === 'failed';
  return isUndoable ? id : isCutOff ? undoes : null;
}

function ActionWords({
  action,
  tracked,
  onTrack,
  onDismiss,
}: ActionNoticeProps & { action: ContactAction }) {
  const { t } = useTranslation('tables');
  const words = useActionWords(action);
  const linkTo = useOrganizationLink();
  const cancel = useCancelAction(tracked.organizationId);
  const undo = useUndoAction(tracked.organizationId);
  const undoableId = useUndoable(action);
  const isRunning = isUnderWay(action);
  const { kind, list, undoes } = action;
  const leadsToList = undoes === null && (kind === 'add_to_list' || kind === 'merge_lists');
  return (
    <Notice kind={action.state === 'failed' ? 'error' : 'info'}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box role="status">{words}</Box>
          {isRunning ? (
            <Button
              size="small"
              disabled={cancel.isPending}
              onClick={() => cancel.mutate({ actionId: action.id })}
              sx={buttonStyles}
            >
              {t(cancel.isPending ? 'bulk.progress.cancelling' : 'bulk.progress.cancel')}
            </Button>
          ) : null}
          {undoableId === null ? null : (
            <Button
              size="small"
              disabled={undo.isPending}
              onClick={() =>
                undo.mutate(
                  { actionId: undoableId },
                  {
                    onSuccess: ({ id }) =>
                      onTrack({ ...tracked, actionId: id, leadsToCampaign: false }),
                  },
                )
              }
              sx={buttonStyles}
            >
              {t(
                undo.isPending
                  ? 'bulk.undo.busy'
                  : undoes === null
                    ? 'bulk.undo.begin'
                    : 'bulk.undo.rest',
              )}
            </Button>
          )}
          {!isRunning && list !== null && leadsToList ? (
            <TextLink to={linkTo(`/debtors/list/${list.id}`, tracked.organizationId)}>
              {t('bulk.progress.open', { list: list.name })}
            </TextLink>
          ) : null}
          {isRunning ? null : (
            <Button size="small" color="inherit" onClick={onDismiss} sx={buttonStyles}>
              {t('bulk.progress.dismiss')}
            </Button>
          )}
        </Box>
        {isRunning ? (
          <ProgressBar label={t('bulk.progress.label')} share={shareOf(action)} />
        ) : null}
        {cancel.error === null ? null : <ProblemNotice error={cancel.error} />}
        {undo.error === null ? null : <ProblemNotice error={undo.error} />}
      </Box>
    </Notice>
  );
}

/** How far something is that is done to many contacts, with the ways to stop it and to take it back. */
export function ActionNotice(props: ActionNoticeProps) {
  const { tracked, onTrack, onDismiss } = props;
  const { t } = useTranslation('tables');
  const navigate = useNavigate();
  const linkTo = useOrganizationLink();
  const queryClient = useQueryClient();
  const { data: action, isError } = useAction(tracked.organizationId, tracked.actionId);
  const state = action?.state;
  const isOver = action !== undefined && !isUnderWay(action);
  useEffect(() => {
    if (isOver) {
      void refreshTopics(queryClient, ['contacts', 'lists']);
    }
  }, [isOver, queryClient]);

  const listId = action?.list?.id;
  useEffect(() => {
    if (state === 'done' && tracked.leadsToCampaign && listId !== undefined) {
      // Once: a person who comes back is not sent there again.
      onTrack({ ...tracked, leadsToCampaign: false });
      void navigate(linkTo(listCallAddress(listId), tracked.organizationId));
    }
  });

  return (
    <Box sx={{ px: 2.5, py: 1.5 }}>
      {action === undefined ? (
        <Notice kind={isError ? 'error' : 'info'}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {t(isError ? 'bulk.progress.lost' : 'bulk.progress.waiting')}
            {isError ? (
              <Button size="small" color="inherit" onClick={onDismiss} sx={buttonStyles}>
                {t('bulk.progress.dismiss')}
              </Button>
            ) : null}
          </Box>
        </Notice>
      ) : (
        <ActionWords {...props} action={action} />
      )}
    </Box>
  );
}
