import LockIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type ImportKind, importKinds } from '@ringfence/domain/imports/import-words';
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PermissionDenied } from '../../../ui/permission-denied.tsx';
import { OrganizationFirst, useMayDo, useWorkplace, WorkplaceHeader } from '../../access/index.ts';
import type { Begun } from '../api.ts';
import { ChooseStep } from '../components/choose/choose-step.tsx';
import { OpenUploads } from '../components/choose/open-uploads.tsx';
import { PastUploads } from '../components/choose/past-uploads.tsx';
import { RememberedLayouts } from '../components/choose/remembered-layouts.tsx';
import { StepList } from '../components/step-list.tsx';
import { UploadFlow } from '../components/upload-flow.tsx';

function Suspended() {
  const { t } = useTranslation('work');
  return (
    <EmptyState
      icon={<LockIcon fontSize="inherit" />}
      title={t('workplace.suspendedTitle')}
      body={t('workplace.suspendedBody')}
    />
  );
}

/** Changes of the address that keep the rest of it, such as the organization. */
function useAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (changes: Record<string, string>, replace: boolean) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          after.set(name, value);
        }
        return after;
      },
      { replace },
    );
  return { search, change };
}

/**
 * What is in the file, as the address says. A person who goes to another organization leaves its address behind,
 * and does not mean another kind of file.
 */
function useKind(search: URLSearchParams, change: ReturnType<typeof useAddress>['change']) {
  const named = importKinds.find((one) => one === search.get('kind'));
  const [last, setLast] = useState(named ?? 'debtors');
  const kind = named ?? last;
  const isLost = named === undefined && last !== 'debtors' && search.get('import') === null;
  useEffect(() => {
    if (isLost) {
      change({ kind: last }, true);
    }
  });
  const chooseKind = (chosen: ImportKind) => {
    setLast(chosen);
    change({ kind: chosen }, true);
  };
  return { kind, chooseKind };
}

/** The first step, with what is unfinished and what was uploaded before. */
function NewUpload(props: ComponentProps<typeof ChooseStep>) {
  return (
    <>
      <StepList current="file" isDone={false} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ChooseStep {...props} />
        <OpenUploads />
        <PastUploads />
        <RememberedLayouts />
      </Box>
    </>
  );
}

/** The way of a file into the house. The address names the upload, so that everybody comes back to it. */
export function UploadPage() {
  const { t } = useTranslation('uploads');
  const mayUpload = useMayDo('contacts.import');
  const { isSuspended } = useWorkplace();
  const { search, change } = useAddress();
  const { kind, chooseKind } = useKind(search, change);
  const [begun, setBegun] = useState<Begun | null>(null);
  const importId = search.get('import');
  if (!mayUpload) {
    return (
      <>
        <PageHeader title={t('title')} />
        <Card>{isSuspended ? <Suspended /> : <PermissionDenied />}</Card>
      </>
    );
  }
  const resumedFrom = begun?.id === importId ? begun?.resumedFrom : null;
  return (
    <>
      <WorkplaceHeader title={t('title')} lead={t('lead')} />
      <OrganizationFirst>
        {resumedFrom === null || resumedFrom === undefined ? null : (
          <Box sx={{ mb: 2 }}>
            <Notice kind="info">
              {t('sending.started')} <Moment at={resumedFrom} />
            </Notice>
          </Box>
        )}
        {importId === null ? (
          <NewUpload
            kind={kind}
            onKind={chooseKind}
            onBegun={(next) => {
              setBegun(next);
              change({ import: next.id }, false);
            }}
          />
        ) : (
          <UploadFlow importId={importId} />
        )}
      </OrganizationFirst>
    </>
  );
}
