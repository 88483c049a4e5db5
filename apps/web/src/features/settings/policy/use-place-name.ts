import type { Jurisdiction } from '@ringfence/domain/compliance/packs/pack';
import { useTranslation } from 'react-i18next';
import { useRegions } from '../use-regions.ts';

/** States by their names in the reader's language; a place that this build has no words for by its own. */
export function usePlaceName() {
  const { t } = useTranslation('settings');
  const { nameRegion } = useRegions();
  const cities: Record<string, string> = t('policy.cities', { returnObjects: true });
  const remarks: Record<string, string> = t('policy.remarks', { returnObjects: true });
  return {
    namePlace: ({ id, name }: Jurisdiction): string => {
      const region = id.replace(/^us-/, '').toUpperCase();
      const state = nameRegion(region);
      return cities[id] ?? (state === region ? name : state);
    },
    findRemark: ({ id, remark }: Jurisdiction): string | undefined =>
      remark === undefined ? undefined : (remarks[id] ?? remark),
  };
}
