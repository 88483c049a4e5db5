import Box from '@mui/material/Box';
import type { ChangedPerson, ImportFindings } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { formatMoney, formatNumber } from '../../../../ui/format-number.ts';
import type { Column } from '../../../../ui/record-column.ts';
import { RecordTable } from '../../../../ui/record-table.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { nameField, nameValue } from '../../upload-words.ts';

type Change = ChangedPerson['fields'][number];

function useChangeWords() {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  return ({ field, before, after, money }: Change): string => {
    const name = (value: string | null) => (value === null ? null : nameValue(field, value, t));
    const was = money?.before == null ? name(before) : formatMoney(money.before, language);
    const becomes = money === null ? name(after) : formatMoney(money.after, language);
    return `${was ?? t('samples.none')} → ${becomes ?? t('samples.none')}`;
  };
}

/** A few of the people who change, each field before and after; nothing where nobody does. */
export function ChangeSamples({ samples }: Pick<ImportFindings, 'samples'>) {
  const { t } = useTranslation('uploads');
  const { language } = useLanguage();
  const tell = useChangeWords();
  if (samples.length === 0) {
    return null;
  }
  const columns: Column<ChangedPerson>[] = [
    {
      id: 'person',
      header: t('samples.person'),
      render: ({ contactId, fullName }) => (
        <TextLink to={`/debtors/contacts/${contactId}`}>{fullName}</TextLink>
      ),
    },
    {
      id: 'changes',
      header: t('samples.changes'),
      render: ({ fields }) => (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
          {fields.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a person may have two debts that change alike
            <li key={index}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {`${nameField(change.field, t)}: `}
              </Box>
              {tell(change)}
            </li>
          ))}
        </Box>
      ),
    },
    {
      id: 'line',
      header: t('samples.line'),
      isNumeric: true,
      render: ({ line }) => formatNumber(line, language),
    },
  ];
  return (
    <RecordTable
      caption={t('samples.caption')}
      rows={samples}
      getKey={({ contactId }) => contactId}
      columns={columns}
    />
  );
}
