import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { SelectInput } from '../../../ui/select-input.tsx';

interface ListsFieldProps {
  id: string;
  label: string;
  hint: string;
  addLabel: string;
  lists: readonly List[];
  /** Those that are chosen. */
  listIds: readonly string[];
  /** Those that cannot be chosen here, because they are elsewhere. */
  takenIds: readonly string[];
  onChange: (listIds: readonly string[]) => void;
  error: string | null;
  disabled: boolean;
}

/** Any number of lists, each added from a menu and removed by itself. */
export function ListsField(props: ListsFieldProps) {
  const { id, label, hint, addLabel, lists, listIds, takenIds, onChange, error, disabled } = props;
  const { t } = useTranslation('work');
  const free = lists.filter((list) => !listIds.includes(list.id) && !takenIds.includes(list.id));
  return (
    <Box role="group" aria-label={label}>
      <Typography variant="body2" sx={{ mb: 0.5, color: 'text.secondary' }}>
        {label}
      </Typography>
      {listIds.length === 0 ? null : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {listIds.map((listId) => {
            const name =
              lists.find((list) => list.id === listId)?.name ?? t('campaigns.form.archivedList');
            return (
              <Chip
                key={listId}
                label={name}
                disabled={disabled}
                onDelete={() => onChange(listIds.filter((one) => one !== listId))}
                aria-label={t('campaigns.form.removeList', { name })}
              />
            );
          })}
        </Box>
      )}
      {free.length === 0 ? null : (
        <SelectInput
          id={id}
          label={addLabel}
          placeholder={t('campaigns.form.choosePlaceholder')}
          options={free.map((list) => ({ value: list.id, label: list.name }))}
          value=""
          onChange={(listId) => listId !== '' && onChange([...listIds, listId])}
          error={error}
          disabled={disabled}
        />
      )}
      {error !== null && free.length === 0 ? <FormHelperText error>{error}</FormHelperText> : null}
      <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>
    </Box>
  );
}
