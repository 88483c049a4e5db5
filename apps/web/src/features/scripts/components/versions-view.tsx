import Box from '@mui/material/Box';
import type { ScriptDetail, ScriptVersionSummary } from '@ringfence/contract/scripts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ActionMenu, type MenuAction } from '../../../ui/action-menu.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useWithdraw } from '../api.ts';
import { Comparison } from './comparison.tsx';

interface VersionsViewProps {
  api: OrganizationApi;
  script: ScriptDetail;
  mayEdit: boolean;
}

const tones = { draft: 'info', approved: 'success', withdrawn: 'neutral' } as const;

function Deed({ at, by }: { at: string; by: { fullName: string } | null }) {
  const { t } = useTranslation('scriptEditor');
  return (
    <>
      <Moment at={at} />
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {t('versions.by', { who: by?.fullName ?? '' })}
      </Box>
    </>
  );
}

/** Every version, who wrote and approved it and when, and what changed in it. */
export function VersionsView({ api, script, mayEdit }: VersionsViewProps) {
  const { t } = useTranslation('scriptEditor');
  const withdraw = useWithdraw(api);
  const [compared, setCompared] = useState<{ before: number; after: number } | null>(null);
  const [withdrawn, setWithdrawn] = useState<number | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function listActions({ version, state }: ScriptVersionSummary): MenuAction[] {
    return [
      ...(version > 1
        ? [
            {
              id: 'compare',
              label: t('versions.compare', { version: version - 1 }),
              onChoose: () => setCompared({ before: version - 1, after: version }),
            },
          ]
        : []),
      ...(mayEdit && state === 'approved'
        ? [
            {
              id: 'withdraw',
              label: t('versions.withdraw'),
              isGrave: true,
              onChoose: () => {
                withdraw.reset();
                setDone(null);
                setWithdrawn(version);
              },
            },
          ]
        : []),
    ];
  }

  const columns: Column<ScriptVersionSummary>[] = [
    {
      id: 'version',
      header: t('versions.columns.version'),
      isShort: true,
      render: ({ version }) => String(version),
    },
    {
      id: 'state',
      header: t('versions.columns.state'),
      render: ({ state }) => (
        <StatusChip tone={tones[state]} label={t(`versions.states.${state}`)} />
      ),
    },
    {
      id: 'written',
      header: t('versions.columns.written'),
      render: ({ writtenAt, writtenBy }) => <Deed at={writtenAt} by={writtenBy} />,
    },
    {
      id: 'approved',
      header: t('versions.columns.approved'),
      render: ({ approvedAt, approvedBy }) =>
        approvedAt === null ? t('versions.never') : <Deed at={approvedAt} by={approvedBy} />,
    },
    {
      id: 'withdrawn',
      header: t('versions.columns.withdrawn'),
      render: ({ withdrawnAt, withdrawnBy }) =>
        withdrawnAt === null ? t('versions.no') : <Deed at={withdrawnAt} by={withdrawnBy} />,
    },
    {
      id: 'actions',
      header: t('versions.columns.actions'),
      render: (version) => {
        const actions = listActions(version);
        return actions.length === 0 ? null : (
          <ActionMenu
            label={t('versions.actionsFor', { version: version.version })}
            actions={actions}
          />
        );
      },
    },
  ];

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionCard title={t('versions.title')} lead={t('versions.lead')} isFlush>
        <CardOutcome error={null} done={done} />
        <RecordTable
          caption={t('versions.caption')}
          columns={columns}
          rows={script.versions}
          getKey={({ version }) => String(version)}
        />
      </SectionCard>
      {compared === null ? null : (
        <Comparison
          key={compared.after}
          api={api}
          scriptId={script.id}
          {...compared}
          onClose={() => setCompared(null)}
        />
      )}
      {withdrawn === null ? null : (
        <ConfirmDialog
          title={t('versions.withdrawTitle', { version: withdrawn })}
          body={t('versions.withdrawBody')}
          confirmLabel={t(withdraw.isPending ? 'versions.withdrawing' : 'versions.withdraw')}
          cancelLabel={t('versions.cancel')}
          isBusy={withdraw.isPending}
          error={withdraw.error}
          onConfirm={() =>
            withdraw.mutate(
              { scriptId: script.id, version: withdrawn },
              {
                onSuccess: () => {
                  setWithdrawn(null);
                  setDone(t('versions.withdrawn', { version: withdrawn }));
                },
              },
            )
          }
          onClose={() => setWithdrawn(null)}
        />
      )}
    </Box>
  );
}
