import LineIcon from '@mui/icons-material/SupportAgentOutlined';
import Button from '@mui/material/Button';
import type { StaffedLine } from '@ringfence/contract/staffed-lines';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useCarrierAccounts } from '../accounts/api.ts';
import { CallNumberDialog } from '../codes/call-number-dialog.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { useLines, useRemoveLine, useVerifyLine } from './api.ts';
import { createLineColumns } from './line-columns.tsx';
import { LineDialog } from './line-dialog.tsx';

interface LinesSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
  /** Of the organization; null: each person's own. */
  zone: string | null;
}

type Task = { kind: 'add' } | { kind: 'change' | 'call' | 'remove'; line: StaffedLine };

/** Where calls are returned, and where people are connected to. */
export function LinesSection({ api, mayEdit, zone }: LinesSectionProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const lines = useLines(api);
  const accounts = useCarrierAccounts(api);
  const verify = useVerifyLine(api);
  const remove = useRemoveLine(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const rows = lines.data?.lines;
  const caller = (accounts.data?.accounts ?? []).find(
    ({ owner, state }) => owner === 'installation' && state === 'active',
  );

  function begin(wanted: Task) {
    verify.reset();
    remove.reset();
    setDone(null);
    setTask(wanted);
  }

  function finish(said: string) {
    setTask(null);
    setDone(said);
  }

  function verifyNow({ id, e164 }: StaffedLine) {
    setDone(null);
    const number = showPhoneNumber(e164);
    verify.mutate(
      { lineId: id, ...(caller === undefined ? {} : { accountId: caller.id }) },
      { onSuccess: () => finish(t('staffedLines.verified', { number })) },
    );
  }

  const add = (
    <Button variant="outlined" aria-haspopup="dialog" onClick={() => begin({ kind: 'add' })}>
      {t('staffedLines.add')}
    </Button>
  );
  return (
    <SectionCard
      title={t('staffedLines.title')}
      lead={t('staffedLines.lead')}
      isFlush
      actions={mayEdit ? add : undefined}
    >
      <CardOutcome error={verify.error} done={done} />
      {lines.isPending ? (
        <LoadingSkeletons
          label={t('staffedLines.loading')}
          rows={2}
          rowHeight={{ xs: 120, sm: 58 }}
        />
      ) : rows === undefined ? (
        <ErrorState error={lines.error} onRetry={() => void lines.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          icon={<LineIcon fontSize="inherit" />}
          title={t('staffedLines.emptyTitle')}
          body={t(mayEdit ? 'staffedLines.emptyBody' : 'staffedLines.emptyBodyMember')}
          {...(mayEdit ? { action: add } : {})}
        />
      ) : (
        <RecordTable
          caption={t('staffedLines.caption')}
          columns={createLineColumns({
            t,
            language,
            actions: mayEdit
              ? {
                  isBusy: verify.isPending,
                  onChange: (line) => begin({ kind: 'change', line }),
                  onVerify: verifyNow,
                  onCall: caller === undefined ? null : (line) => begin({ kind: 'call', line }),
                  onRemove: (line) => begin({ kind: 'remove', line }),
                }
              : null,
          })}
          rows={rows}
          getKey={({ id }) => id}
        />
      )}
      {task?.kind === 'add' || task?.kind === 'change' ? (
        <LineDialog
          api={api}
          line={task.kind === 'change' ? task.line : null}
          nextPosition={Math.max(-1, ...(rows ?? []).map(({ position }) => position)) + 1}
          zone={zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'call' && caller !== undefined ? (
        <CallNumberDialog
          api={api}
          number={{ e164: task.line.e164, label: task.line.label, accountId: caller.id }}
          lineId={task.line.id}
          onDone={finish}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmDialog
          title={t('staffedLines.removeTitle', { number: showPhoneNumber(task.line.e164) })}
          body={t('staffedLines.removeBody')}
          confirmLabel={t(remove.isPending ? 'staffedLines.removing' : 'staffedLines.remove')}
          cancelLabel={t('cancel')}
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() =>
            remove.mutate(
              { lineId: task.line.id },
              {
                onSuccess: () =>
                  finish(t('staffedLines.removed', { number: showPhoneNumber(task.line.e164) })),
              },
            )
          }
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}
