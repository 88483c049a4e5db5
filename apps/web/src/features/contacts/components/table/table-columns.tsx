import Box from '@mui/material/Box';
import type { ContactRow } from '@ringfence/contract/contacts';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Language } from '../../../../i18n/languages.ts';
import { fewLinesInRows } from '../../../../ui/few-lines.ts';
import { formatDate } from '../../../../ui/format-moment.ts';
import { formatMoney, formatNumber } from '../../../../ui/format-number.ts';
import { Moment } from '../../../../ui/moment.tsx';
import { RelativeMoment } from '../../../../ui/relative-moment.tsx';
import { StatusChip, type Tone } from '../../../../ui/status-chip.tsx';
import type { GridColumn } from '../../../../ui/virtual-table/grid-columns.ts';
import { nameOutcome } from '../../../calls/index.ts';
import { describeConsent, describePlace } from '../../contact-words.ts';
import { type ColumnId, columnIds, nameColumn, sortOfColumn } from '../../table/contact-view.ts';
import { coversAll, tellSuppression } from '../../table/tell-suppression.ts';
import { PhoneCell } from '../phone-cell.tsx';
import { CallableCell } from './callable-cell.tsx';
import { RowLink } from './row-link.tsx';

interface ColumnOptions {
  t: TFunction<'tables'>;
  tWork: TFunction<'work'>;
  language: Language;
  /** Where the rows are of several organizations. */
  organizationHeader: string | null;
}

const stateTones: Record<ContactRow['state'], Tone> = {
  open: 'info',
  promised: 'success',
  disputed: 'warning',
  paid: 'success',
  recalled: 'neutral',
  closed: 'neutral',
};

/** A line or two, cut off where more does not fit, and whole for a person who points at it. */
function Line(props: { children: string; isQuiet?: boolean; most?: 1 | 2 }) {
  const { children, isQuiet = false, most = 1 } = props;
  return (
    <Box
      title={children}
      sx={{
        ...fewLinesInRows(most),
        ...(isQuiet ? { color: 'text.secondary', fontSize: '0.8125rem' } : {}),
      }}
    >
      {children}
    </Box>
  );
}

const organizationColumn = 'organization';

type Renderer = (row: ContactRow) => ReactNode;

function createRenderers({ t, tWork, language }: ColumnOptions): Record<ColumnId, Renderer> {
  return {
    name: ({ id, fullName, suppression }) => (
      <>
        <RowLink to={`/debtors/contacts/${id}`}>{fullName}</RowLink>
        {suppression === null ? null : (
          <StatusChip
            tone={coversAll(suppression) ? 'error' : 'warning'}
            label={tellSuppression(suppression, { t, tWork, language })}
          />
        )}
      </>
    ),
    reference: ({ externalReference }) => <Line>{externalReference ?? t('contacts.none')}</Line>,
    phone: ({ phone, phones, fullName, organization }) =>
      phone === null ? (
        t('contacts.noPhone')
      ) : (
        <PhoneCell
          key={phone.id}
          phone={phone}
          name={fullName}
          organizationId={organization.id}
          {...(phones > 1
            ? { more: t('contacts.morePhones', { number: formatNumber(phones - 1, language) }) }
            : {})}
        />
      ),
    email: ({ email }) => <Line>{email ?? t('contacts.none')}</Line>,
    balance: ({ balance }) =>
      balance === null ? t('contacts.noBalance') : formatMoney(balance, language),
    debts: ({ debts }) => formatNumber(debts, language),
    state: ({ state }) => (
      <StatusChip tone={stateTones[state]} label={t(`contacts.states.${state}`)} />
    ),
    oldest_debt: ({ oldestDebtOn }) =>
      oldestDebtOn === null ? t('contacts.none') : formatDate(oldestDebtOn, language),
    callable: ({ callable }) => <CallableCell callable={callable} />,
    last_call: ({ lastCall }) =>
      lastCall === null ? (
        <Box sx={{ color: 'text.secondary' }}>{t('contacts.neverCalled')}</Box>
      ) : (
        <>
          {lastCall.outcome === null ? null : (
            <Line most={2}>{nameOutcome(lastCall.outcome, tWork)}</Line>
          )}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            <RelativeMoment at={lastCall.at} />
          </Box>
        </>
      ),
    zone: ({ zone }) => <Line>{zone?.replaceAll('_', ' ') ?? t('contacts.unknownZone')}</Line>,
    place: (row) => <Line>{describePlace(row)}</Line>,
    consent: ({ consent }) =>
      consent === null ? (
        <StatusChip tone="warning" label={t('contacts.noConsent')} />
      ) : (
        <>
          <Line>{describeConsent(consent.obtainedHow, tWork)}</Line>
          <Line isQuiet>
            {t('contacts.consentSince', { day: formatDate(consent.obtainedOn, language) })}
          </Line>
        </>
      ),
    added: ({ addedAt }) => <Moment at={addedAt} />,
  };
}

/** How wide each is at least, in pixels, and by how much it takes of what is left over. */
const widths: Record<ColumnId, [least: number, share: number]> = {
  name: [180, 1.5],
  reference: [93, 1],
  phone: [160, 1],
  email: [180, 1.5],
  balance: [115, 1],
  debts: [80, 0.5],
  state: [116, 0.5],
  oldest_debt: [130, 1],
  callable: [215, 2],
  last_call: [144, 1.5],
  zone: [150, 1],
  place: [130, 1],
  consent: [180, 1],
  added: [160, 1],
};

const numeric: readonly ColumnId[] = ['balance', 'debts'];

/** Every column that there is; the table shows those that are chosen. */
export function createTableColumns(options: ColumnOptions): GridColumn<ContactRow>[] {
  const { t, organizationHeader } = options;
  const renderers = createRenderers(options);
  const columns = columnIds.map((id): GridColumn<ContactRow> => {
    const [least, share] = widths[id];
    const sort = sortOfColumn[id];
    return {
      id,
      header: t(`contacts.columns.${id}`),
      render: renderers[id],
      width: { least, share },
      isNumeric: numeric.includes(id),
      ...(sort === undefined ? {} : { sort }),
    };
  });
  if (organizationHeader === null) {
    return columns;
  }
  const organization: GridColumn<ContactRow> = {
    id: organizationColumn,
    header: organizationHeader,
    render: (row) => <Line>{row.organization.name}</Line>,
    width: { least: 150, share: 1 },
  };
  return [...columns, organization];
}

/** Those that are chosen, with the organization after the name where there are several. */
export function listShownColumns(
  [name, ...others]: readonly ColumnId[],
  isSpanning: boolean,
): string[] {
  return [name ?? nameColumn, ...(isSpanning ? [organizationColumn] : []), ...others];
}
