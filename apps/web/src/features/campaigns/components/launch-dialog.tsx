import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { formatSoon } from '../../../ui/format-minute.ts';
import { formatCosts, formatNumber } from '../../../ui/format-number.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useFreshPreflight } from '../../preflight/index.ts';
import { hasPassed } from '../read-hours-change.ts';
import type { CampaignForm } from '../use-campaign-form.ts';

/** Repeats what would happen, and asks. */
export function LaunchDialog({ form }: { form: CampaignForm }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const now = useNow();
  const { fields, asked, isBusy, error } = form;
  const counted = useFreshPreflight(form.isAsked ? asked : null);
  // What is repeated is what is started, as it is now; where it cannot be counted, everybody is checked all the same.
  const isCounting = !form.isAsked || counted.isCounting;
  const data = isCounting ? undefined : counted.data;
  const counts =
    data === undefined
      ? []
      : ([
          ['now', data.now.people],
          ['later', data.laterToday.people + data.tomorrow.people + data.later.people],
          ['blocked', data.blocked.people],
        ] as const);
  return (
    <ConfirmDialog
      title={t('campaigns.form.launch.title', { name: fields.name })}
      body={t(
        fields.startsAt === '' || hasPassed(fields.startsAt, form.zone, now)
          ? 'campaigns.form.launch.body'
          : 'campaigns.form.launch.bodyLater',
      )}
      confirmLabel={t(
        isBusy
          ? 'campaigns.form.submitting'
          : isCounting
            ? 'preflight.counting'
            : 'campaigns.form.launch.confirm',
      )}
      isHeld={isCounting}
      cancelLabel={t('campaigns.form.launch.cancel')}
      isHarmless
      isBusy={isBusy}
      error={error}
      onConfirm={form.launch}
      onClose={form.withdraw}
    >
      {isCounting || counted.error === null ? null : (
        <RetryNotice message={t('preflight.launch.failed')} onRetry={counted.retry} />
      )}
      {data === undefined ? null : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {counts.map(([kind, count]) => (
            <li key={kind}>
              {t(`preflight.launch.${kind}`, { count, people: formatNumber(count, language) })}
            </li>
          ))}
          {data.finishesAt === null ? null : (
            <li>
              {t('preflight.launch.finishes', {
                at: formatSoon(data.finishesAt, language, data.zone),
              })}
            </li>
          )}
          {data.costs.length === 0 ? null : (
            <li>{t('preflight.launch.cost', { cost: formatCosts(data.costs, language) })}</li>
          )}
          <li>{t(data.isExact ? 'preflight.launch.exact' : 'preflight.launch.estimate')}</li>
        </Box>
      )}
    </ConfirmDialog>
  );
}
