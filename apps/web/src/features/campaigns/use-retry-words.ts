import { useTranslation } from 'react-i18next';
import { never } from './campaign-fields.ts';

const hour = 60;
const day = 24 * hour;

/** When somebody is tried again, in the largest unit that is whole. */
export function useRetryWords(): (minutes: string) => string {
  const { t } = useTranslation('work');
  return (text) => {
    const minutes = Number(text);
    if (text === never) return t('campaigns.form.retryNever');
    if (minutes % day === 0) return t('campaigns.form.retryDays', { count: minutes / day });
    if (minutes % hour === 0) return t('campaigns.form.retryHours', { count: minutes / hour });
    return t('campaigns.form.retryMinutes', { count: minutes });
  };
}
