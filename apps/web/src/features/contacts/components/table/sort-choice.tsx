import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { type ContactView, columnIds, sortOfColumn } from '../../table/contact-view.ts';

interface SortChoiceProps {
  view: Pick<ContactView, 'sort' | 'direction'>;
  /** The same again turns the order round. */
  onSort: (by: string) => void;
}

/** The order, where cards stand instead of a table and have no heads to press. */
export function SortChoice({ view, onSort }: SortChoiceProps) {
  const { t } = useTranslation('tables');
  const options = columnIds.flatMap((id) => {
    const value = sortOfColumn[id];
    return value === undefined ? [] : [{ value, label: t(`contacts.columns.${id}`) }];
  });
  const Arrow = view.direction === 'ascending' ? UpIcon : DownIcon;
  return (
    <Box sx={{ display: { xs: 'flex', md: 'none' }, gap: 1, width: '100%', maxWidth: 460 }}>
      <SelectInput
        id="contact-sort"
        label={t('contacts.sortBy')}
        options={options}
        value={view.sort}
        onChange={onSort}
        error={null}
        disabled={false}
      />
      <IconButton
        aria-label={t(`contacts.turnRound.${view.direction}`)}
        onClick={() => onSort(view.sort)}
        sx={{ alignSelf: 'center' }}
      >
        <Arrow />
      </IconButton>
    </Box>
  );
}
