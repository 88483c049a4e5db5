import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { ContactFilter } from '@ringfence/contract/contacts';
import { lazy, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo } from '../../../access/index.ts';
import type { ContactView } from '../../table/contact-view.ts';
import { useContactDownload } from '../../table/use-contact-download.ts';

const OrganizationDialog = lazy(async () => ({
  default: (await import('./organization-dialog.tsx')).OrganizationDialog,
}));

interface DownloadButtonProps {
  /** Null in admin mode, while no organization is chosen. */
  organizationId: string | null;
  filter: ContactFilter;
  view: ContactView;
  chosenViewId: string | null;
  onSaid: (said: { done: string | null; error: unknown }) => void;
}

/** Everybody in sight as a file, for those who may have it. */
export function DownloadButton(props: DownloadButtonProps) {
  const { organizationId } = props;
  const { t } = useTranslation('tables');
  const mayDownload = useMayDo('contacts.export');
  const download = useContactDownload({ ...props, selection: null });
  const [isAsking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  if (!mayDownload) {
    return null;
  }
  return (
    <>
      <Button
        size="small"
        startIcon={<DownloadIcon />}
        disabled={download.isPending}
        onClick={organizationId === null ? () => setAsking(true) : download.begin}
        sx={{ minHeight: 32 }}
      >
        {t(download.isPending ? 'bulk.downloading' : 'bulk.download')}
      </Button>
      {isAsking ? (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          <OrganizationDialog onClose={close} />
        </LateArea>
      ) : null}
    </>
  );
}
