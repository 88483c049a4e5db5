import Box from '@mui/material/Box';
import type { ActivityEntry } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';

function sayChange(name: string, before: string | null, after: string | null): string {
  if (before === null && after === null) {
    return name;
  }
  return before === null ? `${name}: ${after}` : `${name}: ${before} → ${after ?? '–'}`;
}

/** What changed, in the reader's names of the fields; a field without a name is shown as it is. */
export function EntryChanges({ changes }: Pick<ActivityEntry, 'changes'>) {
  const { t } = useTranslation(['work', 'settings']);
  const fields: Record<string, string> = {
    ...t('settings:policy.fields', { returnObjects: true }),
    ...t('work:record.fields', { returnObjects: true }),
  };
  const values: Record<string, string> = t('work:record.values', { returnObjects: true });
  const nameField = (field: string) =>
    (Object.hasOwn(fields, field) ? fields[field] : undefined) ?? field.replaceAll('_', ' ');
  const sayValue = (value: string | null) =>
    value !== null && Object.hasOwn(values, value) ? (values[value] ?? value) : value;
  return changes.length === 0 ? null : (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {changes
        .map(({ field, before, after }) =>
          sayChange(nameField(field), sayValue(before), sayValue(after)),
        )
        .join(' · ')}
    </Box>
  );
}
