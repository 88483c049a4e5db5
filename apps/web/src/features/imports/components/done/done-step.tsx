import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { useMayDo } from '../../../access/index.ts';
import { listCallAddress } from '../../../campaigns/index.ts';
import { nameField } from '../../upload-words.ts';
import { FailureNotice } from '../failure-notice.tsx';
import { CallableList } from '../findings/callable-people.tsx';
import { FindingCounts } from '../findings/finding-counts.tsx';
import { RejectionCauses } from '../findings/rejection-causes.tsx';
import { UndoDialog } from './undo-dialog.tsx';

/** What can be done with the people now, and the way back. */
function NextActions({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const mayCall = useMayDo('campaigns.control');
  const [isUndoing, setUndoing] = useState(false);
  const { listId } = detail;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {listId === null || !mayCall ? null : (
        <Button component={RouterLink} to={listCallAddress(listId)} variant="contained">
          {t('done.callList')}
        </Button>
      )}
      {listId === null ? null : (
        <Button component={RouterLink} to={`/debtors/list/${listId}`} variant="outlined">
          {t('done.seeContacts')}
        </Button>
      )}
      <Button component={RouterLink} to="/debtors/upload">
        {t('done.again')}
      </Button>
      <Button color="error" onClick={() => setUndoing(true)}>
        {t('done.undo')}
      </Button>
      {isUndoing ? <UndoDialog summary={detail} onClose={() => setUndoing(false)} /> : null}
    </Box>
  );
}

/** The columns of the file and what they were taken for. */
function UnderstoodColumns({ columns }: Pick<ImportDetail, 'columns'>) {
  const { t } = useTranslation('uploads');
  return (
    <SectionCard isFlush title={t('done.columns')}>
      <RecordTable
        caption={t('done.columns')}
        rows={columns.map((column, index) => ({ ...column, index }))}
        getKey={({ index }) => String(index)}
        columns={[
          { id: 'name', header: t('done.columnInFile'), render: ({ name }) => name },
          {
            id: 'field',
            header: t('done.columnMeaning'),
            render: ({ field }) => (field === null ? t('done.ignored') : nameField(field, t)),
          },
        ]}
      />
    </SectionCard>
  );
}

/** What became of the file, and what to do next. */
export function DoneStep({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const { id, fileName, listName, columns, findings, rejected, consents, waiting } = detail;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FailureNotice failure={detail.failure} />
      <SectionCard
        title={t('done.title')}
        lead={
          listName === null
            ? t('done.leadNoList', { file: fileName })
            : t('done.lead', { file: fileName, list: listName })
        }
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FindingCounts findings={detail} />
          {consents === 0 ? null : (
            <Typography>
              {t('done.consents')}: {formatNumber(consents, language)}
            </Typography>
          )}
          {waiting === 0 ? null : (
            <Notice kind="info">
              {t('callable.waiting', { count: waiting, number: formatNumber(waiting, language) })}
            </Notice>
          )}
          <NextActions detail={detail} />
        </Box>
      </SectionCard>
      {waiting === 0 ? null : (
        <SectionCard isFlush title={t('callable.caption')}>
          <CallableList importId={id} />
        </SectionCard>
      )}
      <RejectionCauses importId={id} findings={findings ?? { rejected, rejections: [] }} />
      {columns.length === 0 ? null : <UnderstoodColumns columns={columns} />}
    </Box>
  );
}
