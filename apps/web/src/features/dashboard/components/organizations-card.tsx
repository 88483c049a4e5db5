import Box from '@mui/material/Box';
import type { Dashboard } from '@ringfence/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationLink } from '../../access/index.ts';
import {
  answered,
  callsAddress,
  contactsAddress,
  type Days,
  placed,
  rightPersons,
} from '../addresses.ts';
import { formatChange, formatShare, measureRate } from '../figures.ts';
import { PlainTable } from './plain-table.tsx';

interface OrganizationsCardProps {
  organizations: NonNullable<Dashboard['organizations']>;
  days: Days;
}

/** The organizations side by side, each figure leading to its rows. */
export function OrganizationsCard({ organizations, days }: OrganizationsCardProps) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const link = useOrganizationLink();
  const number = (value: number) => formatNumber(value, language);
  const none = t('organizations.none');
  return (
    <SectionCard title={t('organizations.title')}>
      <Box sx={{ overflowX: 'auto' }}>
        <PlainTable
          caption={t('organizations.caption')}
          columns={[
            t('organizations.organization'),
            t('organizations.callable'),
            t('organizations.calls'),
            t('organizations.change'),
            t('organizations.answered'),
            t('organizations.rate'),
            t('organizations.rightPersons'),
          ]}
          rows={organizations.map(
            ({ organization: { id, name }, figures, before, callableNow }) => {
              const rate = measureRate(figures);
              const rows = (outcomes: readonly string[]) =>
                link(callsAddress({ ...days, outcomes }), id);
              return {
                key: id,
                cells: [
                  <TextLink key="organization" to={link('/dashboard', id)}>
                    {name}
                  </TextLink>,
                  <TextLink key="callable" to={link(contactsAddress('now'), id)}>
                    {number(callableNow)}
                  </TextLink>,
                  <TextLink key="calls" to={rows(placed)}>
                    {number(figures.calls)}
                  </TextLink>,
                  formatChange(figures.calls, before.calls, language) ?? none,
                  <TextLink key="answered" to={rows(answered)}>
                    {number(figures.answered)}
                  </TextLink>,
                  rate === null ? none : formatShare(rate, language),
                  <TextLink key="right" to={rows(rightPersons)}>
                    {number(figures.rightPersons)}
                  </TextLink>,
                ],
              };
            },
          )}
        />
      </Box>
    </SectionCard>
  );
}
