import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ImportKind } from '@ringfence/domain/imports/import-words';
import { useTranslation } from 'react-i18next';
import { type ColumnField, listFieldGroups } from '../../assign-field.ts';
import { findField } from '../../upload-words.ts';

interface FieldSelectProps {
  id: string;
  /** Names the column. */
  label: string;
  kind: ImportKind;
  value: ColumnField | null;
  onChange: (field: ColumnField | null) => void;
  disabled: boolean;
}

/** What a column holds, from everything that such a file can tell. */
export function FieldSelect({ id, label, kind, value, onChange, disabled }: FieldSelectProps) {
  const { t } = useTranslation('uploads');
  return (
    <NativeSelect
      fullWidth
      disabled={disabled}
      value={value ?? ''}
      onChange={(event) => onChange(findField(event.target.value) ?? null)}
      input={<OutlinedInput size="small" />}
      inputProps={{ id, name: id, 'aria-label': label }}
    >
      <option value="">{t('columns.leaveOut')}</option>
      {listFieldGroups(kind).map(({ name, fields }) => (
        <optgroup key={name} label={t(`words.groups.${name}`)}>
          {fields.map((field) => (
            <option key={field} value={field}>
              {t(`words.fields.${field}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
