import FilterIcon from '@mui/icons-material/FilterListOutlined';
import SearchIcon from '@mui/icons-material/Search';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatNumber } from '../../../../ui/format-number.ts';
import { TextInput } from '../../../../ui/text-input.tsx';

const longestSearch = 100;

interface TableToolbarProps {
  typed: string;
  onType: (text: string) => void;
  /** How many filters are in force. */
  conditions: number;
  onFilter: () => void;
  onColumns: () => void;
  views: ReactNode;
  sort: ReactNode;
}

/** Above the table: search, filters, columns, saved views and, on narrow screens, the order. */
export function TableToolbar(props: TableToolbarProps) {
  const { typed, onType, conditions, onFilter, onColumns, views, sort } = props;
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2.5,
        pt: 2,
        pb: 1.5,
      }}
    >
      <Box component="search" sx={{ flex: '1 1 280px', maxWidth: { sm: 460 } }}>
        <TextInput
          id="contact-search"
          type="text"
          label={t('contacts.search')}
          autoComplete="off"
          value={typed}
          onChange={onType}
          error={null}
          disabled={false}
          hint={t('contacts.searchHint')}
          endAdornment={<SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />}
          attributes={{
            maxLength: longestSearch,
            type: 'search',
            enterKeyHint: 'search',
            spellCheck: false,
          }}
        />
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          ml: { md: 'auto' },
          pt: { sm: 1 },
          // Three buttons beside each other on a telephone.
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          aria-haspopup="dialog"
          onClick={onFilter}
        >
          {conditions === 0
            ? t('contacts.filter.open')
            : t('contacts.filter.openCount', { number: formatNumber(conditions, language) })}
        </Button>
        <Button
          variant="outlined"
          startIcon={<ColumnsIcon />}
          aria-haspopup="dialog"
          onClick={onColumns}
        >
          {t('contacts.chooseColumns.open')}
        </Button>
        {views}
      </Box>
      {sort}
    </Box>
  );
}
