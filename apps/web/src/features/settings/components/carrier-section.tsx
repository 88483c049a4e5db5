import type { OrganizationSettings } from '@ringfence/contract/settings';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';

/** How calls leave this server; shown, because whoever runs the server sets it up. */
export function CarrierSection({ carrier }: Pick<OrganizationSettings, 'carrier'>) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  return (
    <SectionCard title={t('carrier.title')} lead={t('carrier.lead')}>
      {carrier === null ? (
        <Notice kind="error">{t('carrier.missing')}</Notice>
      ) : (
        <FactList
          facts={[
            { term: t('carrier.name'), value: carrier.title },
            {
              term: t('carrier.reaches'),
              value: t(carrier.reachesPeople ? 'carrier.yes' : 'carrier.no'),
            },
            { term: t('carrier.pace'), value: formatNumber(carrier.callsPerSecond, language) },
            { term: t('carrier.atOnce'), value: formatNumber(carrier.callsAtOnce, language) },
          ]}
        />
      )}
    </SectionCard>
  );
}
