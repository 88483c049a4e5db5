import Box from '@mui/material/Box';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';

/** How far the list is planned, while it goes on or is held. */
export function PlanProgress({ plan, state }: Pick<Campaign, 'plan' | 'state'>) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  if (plan === null || plan.awaitsUpload || state === 'finished') return null;
  const planned = formatNumber(plan.planned, language);
  if (plan.toPlan === null) return <Box>{t('campaigns.plan.begun', { planned })}</Box>;
  const figures = { planned, toPlan: formatNumber(plan.toPlan, language) };
  return <Box>{t(`campaigns.plan.${state}`, figures)}</Box>;
}
