import Box from '@mui/material/Box';
import type { PolicyContent } from '@ringfence/contract/compliance';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { describeValue } from '../describe-value.ts';
import { listChanges } from '../list-changes.ts';

interface ChangeListProps {
  before: PolicyContent;
  after: PolicyContent;
  /** Said where they do not differ. */
  same: string;
}

/** What differs between two policies: each field with its old and its new value. */
export function ChangeList({ before, after, same }: ChangeListProps) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const changes = listChanges(before, after);
  if (changes.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{same}</Box>;
  }
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
      {changes.map((field) => (
        <li key={field}>
          {`${t(`policy.fields.${field}`)}: `}
          <Box component="span" sx={{ fontWeight: 600 }}>
            {t('policy.change', {
              before: describeValue(field, before, t, language),
              after: describeValue(field, after, t, language),
            })}
          </Box>
        </li>
      ))}
    </Box>
  );
}
