import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { SearchInput } from '../../../ui/search-input.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { changeAddress, isNarrowed } from '../money-address.ts';

/** Changes what the address asks for. */
export function useChangeAddress(): (change: Readonly<Record<string, string>>) => void {
  const [, setSearch] = useSearchParams();
  return (change) => setSearch((before) => changeAddress(before, change));
}

interface AddressSelectProps {
  /** What it is called in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

export function AddressSelect({ name, label, options, value }: AddressSelectProps) {
  const change = useChangeAddress();
  return (
    <SelectInput
      id={`money-${name}`}
      label={label}
      options={options}
      value={value}
      onChange={(chosen) => change({ [name]: chosen })}
      error={null}
      disabled={false}
    />
  );
}

export function AddressDay({ name, label }: { name: string; label: string }) {
  const [search] = useSearchParams();
  const change = useChangeAddress();
  return (
    <TextInput
      id={`money-${name}`}
      type="date"
      label={label}
      autoComplete="off"
      value={search.get(name) ?? ''}
      onChange={(day) => change({ [name]: day })}
      error={null}
      disabled={false}
    />
  );
}

interface MoneyFilterBarProps {
  children: ReactNode;
  /** Conditions that come from figures, in words, and what takes each away. */
  chips?: readonly { label: string; without: Readonly<Record<string, string>> }[];
  onClear: () => void;
}

/** The filters of a list, all of them in its address. */
export function MoneyFilterBar({ children, chips = [], onClear }: MoneyFilterBarProps) {
  const { t } = useTranslation('promises');
  const [search] = useSearchParams();
  const change = useChangeAddress();
  return (
    <Box role="search" sx={{ p: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        <SearchInput
          id="money-search"
          label={t('filters.search')}
          value={search.get('search') ?? ''}
          onSearch={(text) => change({ search: text })}
        />
        {children}
      </Box>
      {isNarrowed(search) ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
          {chips.map(({ label, without }) => (
            <Chip key={label} label={label} onDelete={() => change(without)} />
          ))}
          <Button size="small" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
