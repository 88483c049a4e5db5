import Box from '@mui/material/Box';
import type { ScriptSummary } from '@ringfence/contract/scripts';
import type { TFunction } from 'i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Moment } from '../../../ui/moment.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeState } from '../describe-state.ts';
import { scriptAddress } from '../script-address.ts';

interface ColumnOptions {
  t: TFunction<'scripts'>;
  /** Null for people who may not change anything. */
  actions: {
    isBusy: boolean;
    onCopy: (script: ScriptSummary) => void;
    onRename: (script: ScriptSummary) => void;
    onArchive: (script: ScriptSummary) => void;
  } | null;
}

export function createScriptColumns({ t, actions }: ColumnOptions): Column<ScriptSummary>[] {
  const columns: Column<ScriptSummary>[] = [
    {
      id: 'name',
      header: t('columns.name'),
      render: ({ id, name }) => <TextLink to={scriptAddress(id)}>{name}</TextLink>,
    },
    {
      id: 'purpose',
      header: t('columns.purpose'),
      render: ({ purpose }) => t(`purposes.${purpose}`),
    },
    {
      id: 'state',
      header: t('columns.state'),
      render: (script) => {
        const { words, tone } = describeState(script);
        return <StatusChip tone={tone} label={t(`states.${words}`)} />;
      },
    },
    {
      id: 'changed',
      header: t('columns.changed'),
      render: ({ newest }) => (
        <>
          <Moment at={newest.writtenAt} />
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {t('changedBy', { who: newest.writtenBy.fullName })}
          </Box>
        </>
      ),
    },
    {
      id: 'campaigns',
      header: t('columns.campaigns'),
      isNumeric: true,
      render: ({ runningCampaigns }) => String(runningCampaigns),
    },
  ];
  if (actions === null) {
    return columns;
  }
  return [
    ...columns,
    {
      id: 'actions',
      header: t('columns.actions'),
      render: (script) => (
        <ActionMenu
          label={t('actionsFor', { name: script.name })}
          disabled={actions.isBusy}
          actions={[
            { id: 'copy', label: t('copy'), onChoose: () => actions.onCopy(script) },
            { id: 'rename', label: t('rename'), onChoose: () => actions.onRename(script) },
            {
              id: 'archive',
              label: t(script.archivedAt === null ? 'archive' : 'restore'),
              onChoose: () => actions.onArchive(script),
            },
          ]}
        />
      ),
    },
  ];
}
