import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatBytes } from '../../../../ui/format-bytes.ts';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useWorkplace } from '../../../access/index.ts';
import { useImportAction, useRunningUpload } from '../../api.ts';
import { isSameFile } from '../../is-same-file.ts';
import { readFingerprint } from '../../read-fingerprint.ts';
import { CancelButton } from '../cancel-button.tsx';
import { FileDrop } from '../choose/file-drop.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';

/** All of it has arrived, and nobody has looked at it yet. */
function WholeUpload({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const finish = useImportAction((client, importId: string) =>
    client.imports.finishUpload({ importId }),
  );
  return (
    <SectionCard title={detail.fileName} lead={t('sending.finishing')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FailureNotice failure={detail.failure} />
        {finish.error === null ? null : <RefusalNotice error={finish.error} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            disabled={finish.isPending}
            onClick={() => finish.mutate(detail.id)}
          >
            {t('sending.resume')}
          </Button>
          <CancelButton summary={detail} />
        </Box>
      </Box>
    </SectionCard>
  );
}

/** A part has arrived, and this window does not send the rest: it goes on with the same file. */
function PartialUpload({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { client } = useWorkplace();
  const { uploads } = useRunningUpload(detail.id);
  const [error, setError] = useState<string | null>(null);
  const [isLooking, setLooking] = useState(false);
  const { id, fileName, fileBytes, receivedBytes } = detail;
  const total = formatBytes(fileBytes, language);

  async function goOn(file: File) {
    setLooking(true);
    setError(null);
    try {
      const found = await readFingerprint(file);
      // A program may have begun it without saying how to tell the file.
      const isUnknown = detail.fingerprint === '' && file.size === fileBytes;
      if (isUnknown || isSameFile(detail, file.size, found)) {
        uploads.start(client, id, file);
      } else {
        setError(t('file.errors.another', { name: fileName, size: total }));
      }
    } catch {
      setError(t('file.errors.unreadable'));
    } finally {
      setLooking(false);
    }
  }

  return (
    <SectionCard
      title={t('sending.brokenTitle')}
      lead={t('sending.brokenBody', {
        sent: formatBytes(receivedBytes, language),
        total,
        name: fileName,
      })}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FailureNotice failure={detail.failure} />
        <FileDrop
          id="upload-file"
          label={t('file.same')}
          error={error}
          onChoose={(file) => void goOn(file)}
          disabled={isLooking}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sending.elsewhere')}
        </Typography>
        <Box>
          <CancelButton summary={detail} />
        </Box>
      </Box>
    </SectionCard>
  );
}

/** An upload that this window does not send. */
export function BrokenUpload({ detail }: { detail: ImportDetail }) {
  return detail.receivedBytes === detail.fileBytes ? (
    <WholeUpload detail={detail} />
  ) : (
    <PartialUpload detail={detail} />
  );
}
