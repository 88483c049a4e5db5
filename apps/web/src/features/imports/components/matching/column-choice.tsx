import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { MappingInput } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { assignField, findNumbered, listPositions, type MappedColumn } from '../../assign-field.ts';
import { FieldSelect } from './field-select.tsx';

interface ColumnChoiceProps {
  index: number;
  column: MappedColumn;
  mapping: MappingInput;
  onChange: (columns: MappedColumn[]) => void;
  disabled: boolean;
}

/** What one column holds: the field, which of several, and the name of a field of their own. */
export function ColumnChoice({ index, column, mapping, onChange, disabled }: ColumnChoiceProps) {
  const { t } = useTranslation('uploads');
  const { kind, columns } = mapping;
  const numbered = findNumbered(kind, column.field);
  const replace = (change: Partial<MappedColumn>) =>
    onChange(
      columns.map((other, position) => (position === index ? { ...other, ...change } : other)),
    );
  const id = `upload-column-${index}`;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: numbered === null ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 130px',
        },
        minWidth: { md: 340 },
      }}
    >
      <FieldSelect
        id={id}
        label={t('columns.fieldOf', { name: column.name })}
        kind={kind}
        value={column.field}
        onChange={(field) => onChange(assignField(mapping, index, field))}
        disabled={disabled}
      />
      {numbered === null ? null : (
        <NativeSelect
          fullWidth
          disabled={disabled}
          value={String(column.position)}
          onChange={(event) => replace({ position: Number(event.target.value) })}
          input={<OutlinedInput size="small" />}
          inputProps={{
            id: `${id}-number`,
            'aria-label': t('columns.which', { name: column.name }),
          }}
        >
          {listPositions(mapping, numbered).map((position) => (
            <option key={position} value={position}>
              {t(numbered === 'phone' ? 'columns.phoneNumbered' : 'columns.debtNumbered', {
                number: position + 1,
              })}
            </option>
          ))}
        </NativeSelect>
      )}
      {column.field === 'custom' ? (
        <OutlinedInput
          fullWidth
          size="small"
          disabled={disabled}
          value={column.customName ?? ''}
          onChange={(event) => replace({ customName: event.target.value })}
          placeholder={t('columns.customName')}
          inputProps={{ 'aria-label': t('columns.customName'), maxLength: 100 }}
        />
      ) : null}
    </Box>
  );
}
