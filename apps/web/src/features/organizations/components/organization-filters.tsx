import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchInput } from '../../../ui/search-input.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { type Filters, readState } from '../read-filters.ts';

interface OrganizationFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

const orders = {
  'name desc': { sort: 'name', order: 'desc' },
  'created_at desc': { sort: 'created_at', order: 'desc' },
  'created_at asc': { sort: 'created_at', order: 'asc' },
} as const;

const byName = { sort: 'name', order: 'asc' } as const;

function isOrder(value: string): value is keyof typeof orders {
  return Object.hasOwn(orders, value);
}

/** What of the list is shown, and in which order. */
export function OrganizationFilters({ filters, onChange }: OrganizationFiltersProps) {
  const { t } = useTranslation('organizations');
  const { search, state, sort, order } = filters;
  const chosen = `${sort} ${order}`;
  const onSearch = useCallback((text: string) => onChange({ search: text }), [onChange]);
  return (
    <Box
      role="search"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 2,
        p: 2.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchInput
        id="organization-search"
        label={t('list.search')}
        value={search}
        onSearch={onSearch}
      />
      <SelectInput
        id="organization-state"
        label={t('list.state')}
        placeholder={t('list.allStates')}
        options={[
          { value: 'active', label: t('states.active') },
          { value: 'suspended', label: t('states.suspended') },
        ]}
        value={state ?? ''}
        onChange={(value) => onChange({ state: readState(value) })}
        error={null}
        disabled={false}
      />
      <SelectInput
        id="organization-order"
        label={t('list.sort')}
        placeholder={t('list.byName')}
        options={[
          { value: 'name desc', label: t('list.byNameBack') },
          { value: 'created_at desc', label: t('list.newest') },
          { value: 'created_at asc', label: t('list.oldest') },
        ]}
        value={isOrder(chosen) ? chosen : ''}
        onChange={(value) => onChange(isOrder(value) ? orders[value] : byName)}
        error={null}
        disabled={false}
      />
    </Box>
  );
}
