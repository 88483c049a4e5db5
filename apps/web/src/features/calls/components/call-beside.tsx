import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatMoment } from '../../../ui/format-moment.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useToldZone } from '../../../ui/told-zone.ts';
import { useCall } from '../api.ts';
import { CallChip } from './call-chip.tsx';
import { CallActions, CallReport } from './call-report.tsx';

/** A call beside the table that it was opened from. */
export function CallBeside({ callId, onClose }: { callId: string; onClose: () => void }) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useToldZone();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const call = useCall(callId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who opens another is led to it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [callId]);
  return (
    <Card
      component="aside"
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) {
          onClose();
        }
      }}
      sx={{
        position: 'sticky',
        top: 80,
        maxHeight: 'calc(100dvh - 100px)',
        overflowY: 'auto',
        p: 2.5,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography
            id={titleId}
            ref={heading}
            tabIndex={-1}
            variant="h2"
            sx={{ overflowWrap: 'anywhere', outline: 'none' }}
          >
            {call.data === undefined
              ? t('calls.beside.label')
              : t('calls.page.title', { name: call.data.contact.fullName })}
          </Typography>
          {call.data === undefined ? null : (
            <>
              <Box sx={{ color: 'text.secondary', mb: 1 }}>
                {formatMoment(call.data.reservedAt, language, zone)}
              </Box>
              <CallActions call={call.data}>
                <CallChip call={call.data} />
              </CallActions>
              <Box sx={{ mt: 1 }}>
                <TextLink to={`/calls/history/${callId}`}>{t('calls.beside.open')}</TextLink>
              </Box>
            </>
          )}
        </Box>
        <IconButton aria-label={t('calls.beside.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {call.data === undefined ? (
        call.isPending ? (
          <LoadingSkeletons
            label={t('calls.page.loading')}
            rows={6}
            rowHeight={{ xs: 58, sm: 58 }}
          />
        ) : (
          <ErrorState error={call.error} onRetry={() => void call.refetch()} />
        )
      ) : (
        <CallReport call={call.data} isBeside />
      )}
    </Card>
  );
}
