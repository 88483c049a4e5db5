import ScriptIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { ScriptPurpose, ScriptSummary } from '@ringfence/contract/scripts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { RecordTable } from '../../../ui/record-table.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useArchiveScript, useScripts } from '../api.ts';
import { createScriptColumns } from './script-columns.tsx';
import {
  CreateScriptDialog,
  RenameScriptDialog,
  startingPurposes,
} from './script-name-dialogs.tsx';

interface ScriptsSectionProps {
  api: OrganizationApi;
  mayEdit: boolean;
}

type Task =
  | { kind: 'create'; purpose?: Exclude<ScriptPurpose, 'other'> }
  | { kind: 'copy' | 'rename'; script: ScriptSummary };

/** Whether the scripts that were put away are shown is said by the address. */
function useArchiveSwitch() {
  const [address, setAddress] = useSearchParams();
  return {
    isArchived: address.get('archived') === 'yes',
    show: (isArchived: boolean) =>
      setAddress((before) => {
        const after = new URLSearchParams(before);
        after.delete('archived');
        if (isArchived) {
          after.set('archived', 'yes');
        }
        return after;
      }),
  };
}

interface NoScriptsProps {
  mayEdit: boolean;
  onCreate: (purpose: Exclude<ScriptPurpose, 'other'>) => void;
}

/** Offers the scripts that the product brings. */
function NoScripts({ mayEdit, onCreate }: NoScriptsProps) {
  const { t } = useTranslation('scripts');
  return (
    <EmptyState
      icon={<ScriptIcon fontSize="inherit" />}
      title={t('emptyTitle')}
      body={t(mayEdit ? 'emptyBody' : 'emptyBodyMember')}
      {...(mayEdit
        ? {
            action: (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
                {startingPurposes.map((purpose) => (
                  <Button
                    key={purpose}
                    variant="outlined"
                    aria-haspopup="dialog"
                    onClick={() => onCreate(purpose)}
                  >
                    {t(`purposes.${purpose}`)}
                  </Button>
                ))}
              </Box>
            ),
          }
        : {})}
    />
  );
}

/** What calls of the organization say: the list, and what can be done with each. */
export function ScriptsSection({ api, mayEdit }: ScriptsSectionProps) {
  const { t } = useTranslation('scripts');
  const { isArchived, show } = useArchiveSwitch();
  const scripts = useScripts(api, isArchived);
  const archive = useArchiveScript(api);
  const [task, setTask] = useState<Task | null>(null);
  const [done, setDone] = useState<string | null>(null);

  function toggle(script: ScriptSummary) {
    setDone(null);
    const said = script.archivedAt === null ? 'archived' : 'restored';
    archive.mutate(script, { onSuccess: () => setDone(t(said, { name: script.name })) });
  }

  const rows = scripts.data?.scripts;
  return (
    <SectionCard
      title={t('title')}
      lead={t('lead')}
      isFlush
      actions={
        mayEdit ? (
          <Button
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setTask({ kind: 'create' })}
          >
            {t('create')}
          </Button>
        ) : undefined
      }
    >
      <CardOutcome error={archive.error} done={done} />
      <Box sx={{ px: 2.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <FormControlLabel
          label={t('showArchived')}
          control={
            <Switch
              size="small"
              checked={isArchived}
              onChange={(_event, isChecked) => show(isChecked)}
            />
          }
          sx={{ '& .MuiFormControlLabel-label': { ml: 1 } }}
        />
      </Box>
      {scripts.isPending ? (
        <LoadingSkeletons label={t('loading')} rows={4} rowHeight={{ xs: 120, sm: 58 }} />
      ) : rows === undefined ? (
        <ErrorState error={scripts.error} onRetry={() => void scripts.refetch()} />
      ) : rows.length > 0 ? (
        <RecordTable
          caption={t(isArchived ? 'captionArchived' : 'caption')}
          columns={createScriptColumns({
            t,
            actions: mayEdit
              ? {
                  isBusy: archive.isPending,
                  onCopy: (script) => setTask({ kind: 'copy', script }),
                  onRename: (script) => setTask({ kind: 'rename', script }),
                  onArchive: toggle,
                }
              : null,
          })}
          rows={rows}
          getKey={({ id }) => id}
        />
      ) : isArchived ? (
        <EmptyState
          icon={<ScriptIcon fontSize="inherit" />}
          title={t('emptyArchivedTitle')}
          body={t('emptyArchivedBody')}
          action={
            <Button variant="outlined" onClick={() => show(false)}>
              {t('showCurrent')}
            </Button>
          }
        />
      ) : (
        <NoScripts mayEdit={mayEdit} onCreate={(purpose) => setTask({ kind: 'create', purpose })} />
      )}
      {task?.kind === 'create' || task?.kind === 'copy' ? (
        <CreateScriptDialog
          api={api}
          copied={task.kind === 'copy' ? task.script : null}
          {...(task.kind === 'create' && task.purpose !== undefined
            ? { purpose: task.purpose }
            : {})}
          onClose={() => setTask(null)}
        />
      ) : null}
      {task?.kind === 'rename' ? (
        <RenameScriptDialog
          api={api}
          script={task.script}
          onDone={(said) => {
            setTask(null);
            setDone(said);
          }}
          onClose={() => setTask(null)}
        />
      ) : null}
    </SectionCard>
  );
}
