import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactAction } from '@ringfence/contract/contacts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { refreshTopics } from '../../../../platform/api/refresh-topics.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { ProblemNotice } from '../../../../ui/problem-notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useMayDo, useOrganizationLink } from '../../../access/index.ts';
import { isUnderWay, useAction, useCancelAction } from '../../table/action-api.ts';
import type { TrackedAction } from '../../table/tracked-action.ts';
import { findListUndo, type ListUndo } from '../../table/undo-action.ts';

interface ActionNoticeProps {
  tracked: TrackedAction;
  onTrack: (action: TrackedAction) => void;
  onDismiss: () => void;
}

const buttonStyles = { minHeight: 28, py: 0 } as const;

/** What it says of something under way, or of how it ended. */
function useActionWords(action: ContactAction): string {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const { kind, state, done, changed, total } = action;
  const list = action.list?.name ?? '';
  const write = (value: number) => formatNumber(value, language);
  const figures = {
    list,
    done: write(done),
    // Of very many it was only known about how many they are.
    total: total === null ? t('bulk.progress.unknown') : write(Math.max(total, done)),
    changed: write(changed),
    others: write(Math.max(0, done - changed)),
  };
  switch (state) {
    case 'waiting':
      return t('bulk.progress.waiting');
    case 'running':
      return t(`bulk.progress.${kind}`, figures);
    case 'done':
      return t(`bulk.progress.done.${kind}`, figures);
    case 'cancelled':
      return t('bulk.progress.cancelled', figures);
    case 'failed':
      return t('bulk.progress.failed');
  }
}

/** Takes people out again, and puts a list away that was made for them. */
function useUndo(organizationId: string) {
  const { client } = useOrganizationApi(organizationId);
  return useMutation({
    mutationFn: async ({ listId, selection, isNewList }: ListUndo) => {
      const action = await client.contacts.act({
        selection,
        action: { kind: 'remove_from_list', listId },
      });
      if (isNewList) {
        await client.lists.archive({ listId });
      }
      return action;
    },
  });
}

function Told({
  action,
  tracked,
  onTrack,
  onDismiss,
}: ActionNoticeProps & { action: ContactAction }) {
  const { t } = useTranslation('tables');
  const words = useActionWords(action);
  const mayList = useMayDo('lists.edit');
  const linkTo = useOrganizationLink();
  const cancel = useCancelAction(tracked.organizationId);
  const undoing = useUndo(tracked.organizationId);
  const undo = mayList ? findListUndo(action, tracked) : null;
  const isRunning = isUnderWay(action);
  const { list, total, done } = action;
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
          {undo === null ? null : (
            <Button
              size="small"
              disabled={undoing.isPending}
              onClick={() =>
                undoing.mutate(undo, {
                  onSuccess: ({ id }) =>
                    onTrack({ ...tracked, actionId: id, isNewList: false, leadsToCampaign: false }),
                })
              }
              sx={buttonStyles}
            >
              {t(undoing.isPending ? 'bulk.progress.undoing' : 'bulk.progress.undo')}
            </Button>
          )}
          {!isRunning && list !== null && action.kind === 'add_to_list' ? (
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
          <ProgressBar
            label={t('bulk.progress.label')}
            share={total === null || total === 0 ? 0 : done / total}
          />
        ) : null}
        {cancel.error === null ? null : <ProblemNotice error={cancel.error} />}
        {undoing.error === null ? null : <ProblemNotice error={undoing.error} />}
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
      // Once: whoever comes back is not sent there again.
      onTrack({ ...tracked, leadsToCampaign: false });
      void navigate(linkTo(`/admin/bulk-calls?list=${listId}`, tracked.organizationId));
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
        <Told {...props} action={action} />
      )}
    </Box>
  );
}
