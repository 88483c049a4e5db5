import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Preflight } from '@ringfence/contract/preflight';
import { type Bucket, buckets } from '@ringfence/domain/forecast/find-standing';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { nameRule } from '../../decisions/index.ts';
import type { PeopleBehind } from '../api.ts';

const shownReasons = 3;
const tones: Record<Bucket, string> = {
  now: 'success.main',
  laterToday: 'info.main',
  tomorrow: 'info.main',
  later: 'text.disabled',
  blocked: 'error.main',
};

interface BucketListProps {
  counted: Preflight;
  onShow: (behind: PeopleBehind) => void;
}

/** How many people can be called when, with the reasons; each number leads to its people. */
export function BucketList({ counted, onShow }: BucketListProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const [opened, setOpened] = useState<readonly Bucket[]>([]);
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {buckets.map((bucket) => {
        const { people, reasons } = counted[bucket];
        const number = formatNumber(people, language);
        const name = t(`preflight.buckets.${bucket}`);
        return (
          <Box
            component="li"
            key={bucket}
            sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box
                aria-hidden
                sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: tones[bucket] }}
              />
              <Box sx={{ flex: 1 }}>{name}</Box>
              {people === 0 ? (
                <Box sx={{ fontWeight: 600 }}>{number}</Box>
              ) : (
                <Link
                  component="button"
                  type="button"
                  sx={{ fontWeight: 600 }}
                  aria-label={t('preflight.show', { bucket: name, people: number })}
                  onClick={() => onShow({ bucket })}
                >
                  {number}
                </Link>
              )}
            </Box>
            {reasons
              .slice(0, opened.includes(bucket) ? undefined : shownReasons)
              .map(({ code, people: some }) => (
                <Box
                  key={code}
                  sx={{
                    display: 'flex',
                    gap: 1,
                    pl: 2,
                    color: 'text.secondary',
                    fontSize: '0.8125rem',
                  }}
                >
                  <Box sx={{ flex: 1, minWidth: 0 }}>{nameRule(code, t)}</Box>
                  <Link
                    component="button"
                    type="button"
                    color="inherit"
                    aria-label={t('preflight.showReason', {
                      bucket: name,
                      rule: nameRule(code, t),
                      people: formatNumber(some, language),
                    })}
                    onClick={() => onShow({ bucket, code })}
                  >
                    {formatNumber(some, language)}
                  </Link>
                </Box>
              ))}
            {reasons.length > shownReasons && !opened.includes(bucket) ? (
              <Link
                component="button"
                type="button"
                sx={{ pl: 2, fontSize: '0.8125rem' }}
                onClick={() => setOpened([...opened, bucket])}
              >
                {t('preflight.moreReasons', { count: reasons.length - shownReasons })}
              </Link>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}
