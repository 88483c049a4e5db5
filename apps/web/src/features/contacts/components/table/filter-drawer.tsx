import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import type { ContactFilter } from '@ringfence/contract/contacts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createFilterDraft, type FilterFaults, readFilterDraft } from '../../table/filter-draft.ts';
import { FilterFields } from './filter-fields.tsx';

interface FilterDrawerProps {
  filter: ContactFilter;
  /** The currencies that people owe in, the usual one first. */
  currencies: readonly string[];
  /** The lists to choose from; null where the page is about one. */
  lists: readonly { id: string; name: string }[] | null;
  onApply: (filter: ContactFilter) => void;
  onClose: () => void;
}

/** Every filter, beside the table on wide screens and in its place on narrow ones. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { filter, currencies, lists, onApply, onClose } = props;
  const { t } = useTranslation('tables');
  const titleId = useId();
  const usualCurrency = currencies[0] ?? 'USD';
  const [draft, setDraft] = useState(() => createFilterDraft(filter, usualCurrency));
  const [faults, setFaults] = useState<FilterFaults>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readFilterDraft(draft);
    if (read.faults !== null) {
      setFaults(read.faults);
      const [first] = Object.keys(read.faults);
      document.getElementById(`filter-${first}`)?.focus();
      return;
    }
    onApply({ ...read.filter, search: filter.search });
  }

  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: 400 } },
        },
      }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
      >
        <Typography id={titleId} variant="h2" sx={{ px: 3, pt: 3, pb: 1 }}>
          {t('contacts.filter.title')}
        </Typography>
        <Box sx={{ flex: 1, overflowY: 'auto', px: 3, py: 2, display: 'grid', gap: 2.5 }}>
          <FilterFields
            draft={draft}
            faults={faults}
            currencies={
              currencies.includes(draft.currency) ? currencies : [draft.currency, ...currencies]
            }
            lists={lists}
            onChange={(changes) => {
              setDraft({ ...draft, ...changes });
              setFaults({});
            }}
          />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 1,
            px: 3,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button
            onClick={() => {
              setDraft(createFilterDraft({}, usualCurrency));
              setFaults({});
            }}
            sx={{ mr: 'auto' }}
          >
            {t('contacts.filter.clear')}
          </Button>
          <Button onClick={onClose}>{t('contacts.filter.close')}</Button>
          <Button type="submit" variant="contained">
            {t('contacts.filter.apply')}
          </Button>
        </Box>
      </Box>
    </Drawer>
  );
}
