import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ActivityHead } from '@ringfence/contract/evidence';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Outcome } from '../../../ui/outcome.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useMayDo } from '../../access/index.ts';
import { useAddTimeStamp, useHeads } from '../api.ts';
import { readBase64 } from '../read-base64.ts';

interface HeadRowProps {
  head: ActivityHead;
  /** Null for people who may not add any. */
  onTimeStamp: ((file: File) => void) | null;
  isBusy: boolean;
}

function HeadRow({ head, onTimeStamp, isBusy }: HeadRowProps) {
  const { t } = useTranslation('audits');
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const position = formatNumber(head.position, language);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file !== undefined) {
      onTimeStamp?.(file);
    }
  }

  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 1,
        px: 2.5,
        py: 2,
        borderColor: 'divider',
        '&:not(:first-of-type)': { borderTop: 1 },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {t('evidence.heads.position', { position })}
        </Typography>
        <Box sx={{ color: 'text.secondary' }}>
          {t('evidence.heads.signed')} <Moment at={head.signedAt} />
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {head.timeStampedAt === null ? (
            t('evidence.heads.unstamped')
          ) : (
            <>
              {t('evidence.heads.stamped')} <Moment at={head.timeStampedAt} />
            </>
          )}
        </Box>
      </Box>
      <Box
        component="code"
        sx={{ fontFamily: 'monospace', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}
      >
        {head.hash}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          size="small"
          aria-label={t('evidence.heads.copyOf', { position })}
          onClick={() => void navigator.clipboard.writeText(head.hash)}
        >
          {t('evidence.heads.copy')}
        </Button>
        <Button
          size="small"
          aria-label={t('evidence.heads.downloadOf', { position })}
          onClick={() =>
            downloadFile(`activity-head-${head.position}.txt`, head.statement, 'text/plain')
          }
        >
          {t('evidence.heads.download')}
        </Button>
        {onTimeStamp === null ? null : (
          <>
            <Button
              size="small"
              disabled={isBusy}
              aria-label={t('evidence.heads.stampOf', { position })}
              onClick={() => input.current?.click()}
            >
              {t('evidence.heads.stamp')}
            </Button>
            <input
              ref={input}
              type="file"
              accept=".tsr,application/timestamp-reply"
              hidden
              onChange={choose}
            />
          </>
        )}
      </Box>
    </Box>
  );
}

/** Where the activity record ended, signed: to be copied, kept elsewhere, and stamped by an authority. */
export function HeadsCard({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation('audits');
  const pages = useHeads(organizationId);
  const mayStamp = useMayDo('evidence.create');
  const adding = useAddTimeStamp(organizationId);
  const heads = pages.data?.pages.flatMap((page) => page.heads) ?? [];

  async function stamp(position: number, file: File) {
    const timeStamp = await readBase64(file);
    adding.mutate({ position, timeStamp });
  }

  return (
    <SectionCard isFlush title={t('evidence.heads.title')} lead={t('evidence.heads.lead')}>
      {pages.isPending ? (
        <LoadingSkeletons
          label={t('evidence.heads.loading')}
          rows={3}
          rowHeight={{ xs: 96, sm: 96 }}
        />
      ) : pages.data === undefined ? (
        <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      ) : (
        <>
          <Box sx={{ px: 2.5, py: 2, '&:has(> :empty)': { display: 'none' } }}>
            <Outcome
              error={adding.error}
              done={adding.isSuccess ? t('evidence.heads.added') : null}
            />
          </Box>
          {heads.length === 0 ? (
            <Typography sx={{ px: 2.5, py: 2, color: 'text.secondary' }}>
              {t('evidence.heads.empty')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {heads.map((head) => (
                <HeadRow
                  key={head.position}
                  head={head}
                  isBusy={adding.isPending}
                  onTimeStamp={mayStamp ? (file) => void stamp(head.position, file) : null}
                />
              ))}
            </Box>
          )}
          {pages.hasNextPage ? (
            <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Button disabled={pages.isFetching} onClick={() => void pages.fetchNextPage()}>
                {t('evidence.heads.more')}
              </Button>
            </Box>
          ) : null}
        </>
      )}
    </SectionCard>
  );
}
