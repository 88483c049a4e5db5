import Box from '@mui/material/Box';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';

/** When a file last came into a list, and which. */
export function LastImport({
  lastImportAt,
  lastImport,
}: Pick<List, 'lastImportAt' | 'lastImport'>) {
  const { t } = useTranslation('tables');
  if (lastImportAt === null) {
    return <>{t('lists.notUploaded')}</>;
  }
  return (
    <>
      <RelativeMoment at={lastImportAt} />
      {lastImport === null ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {lastImport.fileName}
        </Box>
      )}
    </>
  );
}
