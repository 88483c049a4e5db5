import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { CheckChoices } from '../../../../ui/check-choices.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { listConfirmableZones } from '../../list-confirmable-zones.ts';
import { nameLastOutcome } from '../../table/describe-filter.ts';
import type { FilterDraft, FilterFaults, YesNo } from '../../table/filter-draft.ts';
import { callableStates, debtStates, lastOutcomes } from '../../table/view-address.ts';

interface FilterFieldsProps {
  draft: FilterDraft;
  faults: FilterFaults;
  currencies: readonly string[];
  lists: readonly { id: string; name: string }[] | null;
  onChange: (changes: Partial<FilterDraft>) => void;
}

const zones = listConfirmableZones([]);
const yesNo = ['yes', 'no'] as const satisfies readonly YesNo[];
type RangeField = 'owedFrom' | 'owedTo' | 'ageFrom' | 'ageTo';

const pairStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1.5,
  alignItems: 'start',
} as const;

export function FilterFields({ draft, faults, currencies, lists, onChange }: FilterFieldsProps) {
  const { t } = useTranslation('tables');
  const { t: tWork } = useTranslation('work');
  const range = (field: RangeField, mode: 'decimal' | 'numeric') => {
    const fault = faults[field];
    return (
      <TextInput
        id={`filter-${field}`}
        type="text"
        label={t(`contacts.filter.${field}`)}
        autoComplete="off"
        value={draft[field]}
        onChange={(value) => onChange({ [field]: value })}
        error={fault === undefined ? null : t(`contacts.filter.${fault}`)}
        disabled={false}
        attributes={{ inputMode: mode }}
      />
    );
  };
  const choice = (field: 'promised' | 'suppressed') => (
    <SelectInput
      id={`filter-${field}`}
      label={t(`contacts.filter.${field}`)}
      placeholder={t('contacts.filter.any')}
      options={yesNo.map((value) => ({ value, label: t(`contacts.filter.${value}`) }))}
      value={draft[field]}
      onChange={(value) => onChange({ [field]: yesNo.find((word) => word === value) ?? '' })}
      error={null}
      disabled={false}
    />
  );
  return (
    <>
      <SelectInput
        id="filter-callable"
        label={t('contacts.filter.callable')}
        placeholder={t('contacts.filter.any')}
        options={callableStates.map((value) => ({ value, label: t(`contacts.callable.${value}`) }))}
        value={draft.callable}
        onChange={(callable) => onChange({ callable })}
        error={null}
        disabled={false}
      />
      {lists === null ? null : (
        <SelectInput
          id="filter-listId"
          label={t('contacts.filter.list')}
          placeholder={t('contacts.filter.anyList')}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.listId}
          onChange={(listId) => onChange({ listId })}
          error={null}
          disabled={false}
        />
      )}
      <CheckChoices
        id="filter-states"
        label={t('contacts.filter.states')}
        options={debtStates.map((value) => ({ value, label: t(`contacts.states.${value}`) }))}
        values={draft.states}
        onChange={(states) => onChange({ states })}
        hint={t('contacts.filter.statesHint')}
        disabled={false}
      />
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1.5, color: 'text.secondary' }}>
          {t('contacts.filter.owed')}
        </Box>
        <Box sx={pairStyles}>
          {range('owedFrom', 'decimal')}
          {range('owedTo', 'decimal')}
          <SelectInput
            id="filter-currency"
            label={t('contacts.filter.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            value={draft.currency}
            onChange={(currency) => onChange({ currency })}
            error={null}
            disabled={false}
          />
        </Box>
      </Box>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Box component="legend" sx={{ p: 0, mb: 1.5, color: 'text.secondary' }}>
          {t('contacts.filter.age')}
        </Box>
        <Box sx={pairStyles}>
          {range('ageFrom', 'numeric')}
          {range('ageTo', 'numeric')}
        </Box>
      </Box>
      <CheckChoices
        id="filter-outcomes"
        label={t('contacts.filter.outcomes')}
        options={lastOutcomes.map((value) => ({
          value,
          label: nameLastOutcome(value, { t, tWork }),
        }))}
        values={draft.outcomes}
        onChange={(outcomes) => onChange({ outcomes })}
        hint={t('contacts.filter.outcomesHint')}
        disabled={false}
      />
      <TextInput
        id="filter-zone"
        type="text"
        label={t('contacts.filter.zone')}
        autoComplete="off"
        value={draft.zone}
        onChange={(zone) => onChange({ zone })}
        hint={t('contacts.filter.zoneHint')}
        error={null}
        disabled={false}
        attributes={{ list: 'filter-zones', maxLength: 100, spellCheck: false }}
      />
      <datalist id="filter-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      {choice('promised')}
      {choice('suppressed')}
    </>
  );
}
