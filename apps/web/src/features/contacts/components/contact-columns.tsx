import Box from '@mui/material/Box';
import type { ContactRow } from '@ringfence/contract/contacts';
import type { TFunction } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { formatMoney } from '../../../ui/format-number.ts';
import type { Column } from '../../../ui/record-column.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describeConsent, describePlace, describeSuppression } from '../contact-words.ts';
import { ContactMenu } from './contact-menu.tsx';
import { PhoneCell } from './phone-cell.tsx';

interface ColumnOptions {
  t: TFunction<'work'>;
  language: Language;
  onRecordStop: (contact: ContactRow) => void;
  onTakeBack: (contact: ContactRow) => void;
  /** Where the rows are of several organizations. */
  organizationColumn: readonly Column<ContactRow>[];
}

export function createContactColumns(options: ColumnOptions): Column<ContactRow>[] {
  const { t, language, onRecordStop, onTakeBack, organizationColumn } = options;
  return [
    {
      id: 'name',
      header: t('contacts.columns.name'),
      render: ({ id, fullName, suppression }) => (
        <>
          <Box>
            <TextLink to={`/debtors/contacts/${id}`}>{fullName}</TextLink>
          </Box>
          {suppression === null ? null : (
            <StatusChip tone="error" label={describeSuppression(suppression.kind, t)} />
          )}
        </>
      ),
    },
    ...organizationColumn,
    {
      id: 'reference',
      header: t('contacts.columns.reference'),
      render: ({ externalReference }) => externalReference ?? t('contacts.none'),
    },
    {
      id: 'phone',
      header: t('contacts.columns.phone'),
      render: ({ phone, fullName, organization }) =>
        phone === null ? (
          t('contacts.noPhone')
        ) : (
          <PhoneCell
            key={phone.id}
            phone={phone}
            name={fullName}
            organizationId={organization.id}
          />
        ),
    },
    {
      id: 'balance',
      header: t('contacts.columns.balance'),
      isNumeric: true,
      render: ({ balance }) =>
        balance === null ? t('lists.noBalance') : formatMoney(balance, language),
    },
    {
      id: 'place',
      header: t('contacts.columns.place'),
      isShort: true,
      render: describePlace,
    },
    {
      id: 'consent',
      header: t('contacts.columns.consent'),
      render: ({ consent }) =>
        consent === null ? (
          <StatusChip tone="warning" label={t('contacts.noConsent')} />
        ) : (
          <>
            <Box>{describeConsent(consent.obtainedHow, t)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {t('contacts.consentSince', { day: formatDate(consent.obtainedOn, language) })}
            </Box>
          </>
        ),
    },
    {
      id: 'actions',
      header: t('contacts.columns.actions'),
      render: (contact) => (
        <ContactMenu contact={contact} onRecordStop={onRecordStop} onTakeBack={onTakeBack} />
      ),
    },
  ];
}
