import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ScriptDetail } from '@ringfence/contract/scripts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { readProblem } from '../../../platform/api/problem.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import { OrganizationFirst, useMayDo, useWorkplace, type Workplace } from '../../access/index.ts';
import { useFindings, useSaveDraft, useScript } from '../api.ts';
import { ApproveButton } from '../components/approve-button.tsx';
import { ConflictCard, DraftBar } from '../components/draft-bar.tsx';
import { FindingsSummary } from '../components/findings-summary.tsx';
import { FlowView } from '../components/flow-view.tsx';
import { partAnchor } from '../components/part-card.tsx';
import { TryView } from '../components/try-view.tsx';
import { VersionsView } from '../components/versions-view.tsx';
import { WordsView } from '../components/words-view.tsx';
import { describeState } from '../describe-state.ts';
import { copyScript } from '../editing/edit-script.ts';
import { useScriptDraft } from '../editing/use-script-draft.ts';
import { useSettled } from '../editing/use-settled.ts';
import { scriptAddress, scriptsAddress } from '../script-address.ts';

const views = ['words', 'flow', 'try', 'versions'] as const;
type View = (typeof views)[number];

/** How long somebody has to stop typing before the checker looks. */
const restMilliseconds = 700;
const noFindings = [] as const;

/** Which of the views is shown is said by the address. */
function useView(): { view: View; addressOf: (view: View) => string; show: (view: View) => void } {
  const { scriptId = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const view = views.find((one) => one === address.get('view')) ?? 'words';
  const write = (wanted: View): URLSearchParams => {
    const after = new URLSearchParams(address);
    after.delete('view');
    if (wanted !== 'words') {
      after.set('view', wanted);
    }
    return after;
  };
  return {
    view,
    addressOf: (wanted) => {
      const search = write(wanted).toString();
      return search === '' ? scriptAddress(scriptId) : `${scriptAddress(scriptId)}?${search}`;
    },
    show: (wanted) => setAddress(write(wanted)),
  };
}

function goTo(partId: string): void {
  const card = document.getElementById(partAnchor(partId));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

interface ScriptEditorProps {
  api: Workplace;
  script: ScriptDetail;
}

function ScriptEditor({ api, script }: ScriptEditorProps) {
  const { t } = useTranslation(['scriptEditor', 'scripts']);
  const mayEdit = useMayDo('scripts.edit') && script.archivedAt === null;
  const draft = useScriptDraft(script);
  const settled = useSettled(draft.content, restMilliseconds);
  const findings = useFindings(api, script.id, settled);
  const save = useSaveDraft(api);
  const { view, addressOf, show } = useView();
  const [done, setDone] = useState<string | null>(null);
  useUnsavedWarning(draft.isDirty);
  const { words, tone } = describeState(script);
  const found = findings.data?.findings;
  const isChecked = settled === draft.content && !findings.isPlaceholderData;
  const isStale = readProblem(save.error)?.code === 'script_changed';

  function saveDraft() {
    setDone(null);
    const { base, content } = draft;
    save.mutate(
      {
        scriptId: script.id,
        version: base.newest.version,
        revision: base.revision,
        content: copyScript(content),
      },
      {
        onSuccess: (saved) => {
          draft.take(saved);
          setDone(t('saved'));
        },
      },
    );
  }

  return (
    <>
      <PageHeader
        title={script.name}
        documentTitle={t('documentTitle', { name: script.name })}
        lead={t('scripts:version', { version: script.newest.version })}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <StatusChip tone={tone} label={t(`scripts:states.${words}`)} />
            {mayEdit && (script.newest.state === 'draft' || draft.isDirty) ? (
              <ApproveButton
                api={api}
                script={script}
                isDirty={draft.isDirty}
                isRefused={
                  found === undefined || !isChecked
                    ? null
                    : found.some(({ severity }) => severity === 'refuses')
                }
                onDone={setDone}
              />
            ) : null}
          </Box>
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {script.archivedAt === null ? null : <Notice kind="info">{t('archivedNotice')}</Notice>}
        {mayEdit || script.archivedAt !== null ? null : (
          <Notice kind="info">{t('readOnly')}</Notice>
        )}
        {draft.theirs === null ? null : <ConflictCard draft={draft} theirs={draft.theirs} />}
        <FindingsSummary
          findings={found}
          hasFailed={findings.isError}
          onRetry={() => void findings.refetch()}
          parts={draft.content.parts}
          onShow={(partId) => {
            show('words');
            // Once the cards are there.
            setTimeout(() => goTo(partId));
          }}
        />
      </Box>
      <Box sx={{ mt: 3 }}>
        <LinkTabs
          label={t('tabs.label')}
          tabs={views.map((one) => ({
            url: addressOf(one),
            label: t(`tabs.${one}`),
            isCurrent: one === view,
          }))}
        />
      </Box>
      {view === 'words' ? (
        <WordsView
          script={draft.content}
          findings={found ?? noFindings}
          isReadOnly={!mayEdit || save.isPending}
          onChange={draft.change}
        />
      ) : view === 'flow' ? (
        <FlowView script={draft.content} />
      ) : view === 'try' ? (
        <TryView
          api={api}
          script={draft.content}
          saved={
            mayEdit
              ? { scriptId: script.id, version: script.newest.version, isDirty: draft.isDirty }
              : null
          }
        />
      ) : (
        <VersionsView api={api} script={script} mayEdit={mayEdit} />
      )}
      <DraftBar
        isDirty={draft.isDirty}
        isBusy={save.isPending}
        // Whose words stay is asked above.
        error={isStale ? null : save.error}
        done={done}
        onSave={saveDraft}
        onDiscard={() => draft.take(script)}
      />
    </>
  );
}

/** One script: write it, see where it leads, try it, and look at what it was. */
export function ScriptPage() {
  const { t } = useTranslation(['scriptEditor', 'scripts']);
  const { scriptId = '' } = useParams();
  const api = useWorkplace();
  const script = useScript(api, scriptId);
  const back = <BackLink to={scriptsAddress} label={t('back')} />;
  if (script.data !== undefined) {
    return (
      <>
        {back}
        <ScriptEditor key={script.data.id} api={api} script={script.data} />
      </>
    );
  }
  return (
    <>
      {back}
      <PageHeader title={t('scripts:title')} />
      <Card>
        {api.organization === null ? (
          <OrganizationFirst>{null}</OrganizationFirst>
        ) : script.isPending ? (
          <LoadingSkeletons label={t('loading')} rows={8} rowHeight={{ xs: 120, sm: 96 }} />
        ) : (
          <ErrorState error={script.error} onRetry={() => void script.refetch()} />
        )}
      </Card>
    </>
  );
}
