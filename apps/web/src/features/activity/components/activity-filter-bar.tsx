import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { languageLocales } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type ActivityFilters, isFiltered } from '../activity-filters.ts';
import { useActivityPeople } from '../api.ts';

interface ActivityFilterBarProps {
  filters: ActivityFilters;
  /** What the object is called, where that is known. */
  objectName: string | undefined;
  onChange: (change: Partial<ActivityFilters>) => void;
}

const none: ActivityFilters = { person: '', kind: '', object: '', from: '', until: '' };

/** The kinds of deeds that there are texts for, by their texts. */
function useKinds() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const texts: Record<string, string> = t('activity.actions', { returnObjects: true });
  return Object.entries(texts)
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, languageLocales[language]));
}

/** Who did what to what, and when: the record as far as somebody wants to see it. */
export function ActivityFilterBar({ filters, objectName, onChange }: ActivityFilterBarProps) {
  const { t } = useTranslation('work');
  const kinds = useKinds();
  const people = useActivityPeople();
  const day = (id: 'from' | 'until') => (
    <TextInput
      id={`activity-${id}`}
      type="date"
      label={t(`record.filters.${id}`)}
      autoComplete="off"
      value={filters[id]}
      onChange={(value) => onChange({ [id]: value })}
      error={null}
      disabled={false}
    />
  );
  return (
    <Box role="search" sx={{ p: 2.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'minmax(0, 1.2fr) minmax(0, 1.6fr) repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <SelectInput
          id="activity-person"
          label={t('record.filters.person')}
          placeholder={t('record.filters.everybody')}
          options={people.map(({ id, name }) => ({
            value: id,
            label: name || t('record.filters.unnamed'),
          }))}
          value={filters.person}
          onChange={(person) => onChange({ person })}
          error={null}
          disabled={false}
        />
        <SelectInput
          id="activity-kind"
          label={t('record.filters.kind')}
          placeholder={t('record.filters.everything')}
          options={kinds}
          value={filters.kind}
          onChange={(kind) => onChange({ kind })}
          error={null}
          disabled={false}
        />
        {day('from')}
        {day('until')}
      </Box>
      {isFiltered(filters) ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
          {filters.object === '' ? null : (
            <Chip
              label={t('record.filters.object', { name: objectName ?? '…' })}
              onDelete={() => onChange({ object: '' })}
            />
          )}
          <Button size="small" onClick={() => onChange(none)}>
            {t('record.filters.clear')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
