import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { CallerIdStanding } from '@ringfence/contract/caller-id-pools';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { showPhoneNumber } from '../read-phone-number.ts';
import { describeFigures } from './describe-figures.ts';

/** When a number rested, and the figures that led to it. */
export function RestsDialog({
  standing,
  onClose,
}: {
  standing: CallerIdStanding;
  onClose: () => void;
}) {
  const { t } = useTranslation('settings');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const titleId = useId();
  const show = (moment: string) => formatMoment(moment, language, zone);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>
        {t('pools.numbers.restsTitle', { number: showPhoneNumber(standing.e164) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {standing.rests.length === 0 ? (
          <Typography>{t('pools.numbers.noRests')}</Typography>
        ) : (
          standing.rests.map((rest) => (
            <div key={rest.id}>
              <Typography sx={{ fontWeight: 600 }}>
                {t('pools.numbers.restFrom', {
                  from: show(rest.startedAt),
                  until: show(rest.until),
                })}
              </Typography>
              <Typography>{t('pools.numbers.figures', describeFigures(rest, language))}</Typography>
              {rest.ended === null ? null : (
                <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {t('pools.numbers.ended', { ...rest.ended, at: show(rest.ended.at) })}
                </Typography>
              )}
            </div>
          ))
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('pools.numbers.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
