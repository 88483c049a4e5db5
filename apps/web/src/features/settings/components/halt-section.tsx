import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../ui/section-card.tsx';
import { HaltControl, useHalts } from '../../halts/index.ts';

/** The way to stop all calls, also from here. */
export function HaltSection() {
  const { t } = useTranslation('settings');
  const { data } = useHalts();
  const isStopped = data !== undefined && data.halts.length > 0;
  return (
    <SectionCard title={t('halt.title')} lead={t('halt.lead')}>
      {isStopped ? t('halt.stopped') : <HaltControl />}
    </SectionCard>
  );
}
