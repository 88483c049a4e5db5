import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../ui/text-input.tsx';

const longestSearch = 100;

interface ContactSearchProps {
  typed: string;
  onType: (text: string) => void;
}

export function ContactSearch({ typed, onType }: ContactSearchProps) {
  const { t } = useTranslation('work');
  return (
    <Box
      component="search"
      sx={{ px: 2.5, py: 2, borderBottom: 1, borderColor: 'divider', '& > *': { maxWidth: 420 } }}
    >
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
        attributes={{ maxLength: longestSearch, type: 'search', enterKeyHint: 'search' }}
      />
    </Box>
  );
}
