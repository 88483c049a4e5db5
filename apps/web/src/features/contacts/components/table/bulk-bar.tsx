import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useMayDo } from '../../../access/index.ts';
import { chooseForm, type HowMany, writeCount } from '../../table/describe-people.ts';
import { countSelected, isFull, type Selection } from '../../table/selection.ts';

export const bulkActions = ['list', 'restrict', 'note', 'call', 'download'] as const;
export type BulkAction = (typeof bulkActions)[number];

interface BulkBarProps {
  selection: Selection;
  matching: HowMany;
  isDownloading: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onChoose: (action: BulkAction) => void;
}

/** What this person may do with those selected. */
function useAllowedActions(): Record<BulkAction, boolean> {
  const mayList = useMayDo('lists.edit');
  const mayWork = useMayDo('contacts.work');
  const mayCall = useMayDo('campaigns.control');
  const mayDownload = useMayDo('contacts.export');
  return {
    list: mayList,
    restrict: mayWork,
    note: mayWork,
    call: mayCall && mayList,
    download: mayDownload,
  };
}

/** How many are selected, and what can be done with them. */
export function BulkBar(props: BulkBarProps) {
  const { selection, matching, isDownloading, onSelectAll, onClear, onChoose } = props;
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const allowed = useAllowedActions();
  const count = countSelected(selection, matching.count);
  const isAbout = selection.kind === 'all' && !matching.isExact;
  const labels: Record<BulkAction, string> = {
    list: t('bulk.addToList'),
    restrict: t('bulk.restrict'),
    note: t('bulk.note'),
    call: t('bulk.call'),
    download: t(isDownloading ? 'bulk.downloading' : 'bulk.download'),
  };
  const number = count === null ? '' : writeCount({ count, isExact: !isAbout }, language);
  const isMoreToSelect =
    selection.kind === 'some' && (matching.count === null || matching.count > (count ?? 0));
  const { count: all, isExact } = matching;
  const matchingNumber = all === null ? '…' : writeCount({ count: all, isExact }, language);
  return (
    <Box
      component="section"
      aria-label={t('bulk.bar')}
      sx={{
        display: 'grid',
        gap: 1,
        px: 2.5,
        py: 1,
        borderTop: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <IconButton size="small" aria-label={t('bulk.clear')} onClick={onClear}>
          <CloseIcon fontSize="small" />
        </IconButton>
        <Box role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {count === null
            ? t('bulk.all')
            : isAbout
              ? t('bulk.about', { number })
              : t('bulk.selected', { count: chooseForm(count), number })}
        </Box>
        {isMoreToSelect ? (
          <Button size="small" onClick={onSelectAll} sx={{ minHeight: 32 }}>
            {t(matching.isExact ? 'bulk.selectAll' : 'bulk.selectAllAbout', {
              number: matchingNumber,
            })}
          </Button>
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: { md: 'auto' } }}>
          {bulkActions
            .filter((action) => allowed[action])
            .map((action) => (
              <Button
                key={action}
                size="small"
                variant="outlined"
                color={action === 'restrict' ? 'error' : 'primary'}
                disabled={count === 0 || (action === 'download' && isDownloading)}
                onClick={() => onChoose(action)}
                sx={{ minHeight: 32, bgcolor: 'background.paper' }}
              >
                {labels[action]}
              </Button>
            ))}
        </Box>
      </Box>
      {isFull(selection) ? <Notice kind="info">{t('bulk.full')}</Notice> : null}
    </Box>
  );
}
