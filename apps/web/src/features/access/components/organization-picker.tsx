import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { allOrganizations } from '@ringfence/contract/headers';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { explainError } from '../../../ui/explain-error.ts';
import { changeChoice } from '../organization-address.ts';
import { useWorkplace } from '../organization-context.ts';
import { useFoundOrganizations } from '../use-found-organizations.ts';

interface Option {
  id: string;
  name: string;
}

/** Narrows what is shown in admin mode to one organization, or widens it to all. */
export function OrganizationPicker() {
  const { t } = useTranslation('switcher');
  const { t: tShared } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { organization } = useWorkplace();
  const [typed, setTyped] = useState('');
  const found = useFoundOrganizations(useDebounced(typed.trim()));

  const allName = t('filter.all');
  const all = useMemo(() => ({ id: allOrganizations, name: allName }), [allName]);
  // The same object for as long as it is the same choice: another one would empty the field.
  const chosenId = organization?.id;
  const chosenName = organization?.name ?? '…';
  const chosen = useMemo(
    () => (chosenId === undefined ? all : { id: chosenId, name: chosenName }),
    [chosenId, chosenName, all],
  );
  const options = [...(typed.trim() === '' ? [all] : []), ...(found.data?.organizations ?? [])];
  return (
    <Autocomplete<Option, false, true>
      id={id}
      size="small"
      fullWidth
      disableClearable
      // Inside the page's own landmark, where screen readers look for it.
      disablePortal
      value={chosen}
      options={options}
      // The server has searched.
      filterOptions={(known) => known}
      getOptionKey={(option) => option.id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={found.isFetching}
      loadingText={t('filter.loading')}
      noOptionsText={found.error === null ? t('filter.none') : explainError(found.error, tShared)}
      openText={t('filter.open')}
      closeText={t('filter.close')}
      onChange={(_event, { id: choice }) => void navigate({ search: changeChoice(search, choice) })}
      // What stands in the field because it was chosen is nothing that was searched for.
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      renderInput={({ id: inputId, slotProps: { input, htmlInput } }) => (
        <FormControl fullWidth size="small">
          <InputLabel htmlFor={inputId} shrink>
            {t('filter.label')}
          </InputLabel>
          <OutlinedInput
            label={t('filter.label')}
            notched
            {...input}
            slotProps={{ input: htmlInput }}
          />
        </FormControl>
      )}
    />
  );
}
