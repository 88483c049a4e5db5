import LockIcon from '@mui/icons-material/LockOutlined';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PermissionDenied } from '../../../ui/permission-denied.tsx';
import { OrganizationFirst, useMayDo, useWorkplace, WorkplaceHeader } from '../../access/index.ts';
import { useImport } from '../api.ts';
import { ImportResult } from '../components/import-result.tsx';
import { UploadForm } from '../components/upload-form.tsx';
import { useUploadForm } from '../use-upload-form.ts';

function UploadedImport({ importId }: { importId: string }) {
  const { t } = useTranslation('work');
  const uploaded = useImport(importId);
  if (uploaded.data !== undefined) {
    return <ImportResult summary={uploaded.data} />;
  }
  return (
    <>
      <PageHeader title={t('imports.title')} />
      <Card>
        {uploaded.isPending ? (
          <LoadingSkeletons
            label={t('imports.rejections.loading')}
            rows={5}
            rowHeight={{ xs: 58, sm: 58 }}
          />
        ) : (
          <ErrorState error={uploaded.error} onRetry={() => void uploaded.refetch()} />
        )}
      </Card>
    </>
  );
}

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

/** Outlives the form, which is gone while no organization is chosen: nothing typed is lost by that. */
function NewUpload({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const { t } = useTranslation('work');
  const form = useUploadForm(onUploaded);
  return (
    <>
      <WorkplaceHeader title={t('imports.title')} lead={t('imports.lead')} />
      <OrganizationFirst>
        <UploadForm form={form} />
      </OrganizationFirst>
    </>
  );
}

/** The form, and in its place the result of the upload that the address names. */
export function UploadPage() {
  const { t } = useTranslation('work');
  const mayUpload = useMayDo('contacts.import');
  const { isSuspended } = useWorkplace();
  const [search, setSearch] = useSearchParams();
  const importId = search.get('import');
  if (!mayUpload) {
    return (
      <>
        <PageHeader title={t('imports.title')} />
        <Card>{isSuspended ? <Suspended /> : <PermissionDenied />}</Card>
      </>
    );
  }
  if (importId !== null) {
    return <UploadedImport importId={importId} />;
  }
  return <NewUpload onUploaded={(id) => setSearch({ import: id })} />;
}
