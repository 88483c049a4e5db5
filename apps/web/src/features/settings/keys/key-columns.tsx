import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ApiKey } from '@ringfence/contract/api-keys';
import type { TFunction } from 'i18next';
import { Moment } from '../../../ui/moment.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';
import { StatusChip, type Tone } from '../../../ui/status-chip.tsx';

const tones: Readonly<Record<ApiKey['state'], Tone>> = {
  active: 'success',
  expired: 'neutral',
  revoked: 'neutral',
  owner_left: 'warning',
  owner_shut_out: 'warning',
};

/** What is shown of each key. */
export function listKeyColumns(t: TFunction<'settings'>): Column<ApiKey>[] {
  return [
    {
      id: 'name',
      header: t('apiKeys.columns.name'),
      render: ({ name, prefix, owner }) => (
        <>
          <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <Box component="code" sx={{ fontFamily: 'monospace' }}>
              {`${prefix}…`}
            </Box>{' '}
            {t('apiKeys.actsFor', { name: owner.fullName })}
          </Typography>
        </>
      ),
    },
    {
      id: 'scopes',
      header: t('apiKeys.columns.scopes'),
      render: ({ scopes }) =>
        scopes.map((scope) => <Box key={scope}>{t(`apiKeys.scopeWords.${scope}`)}</Box>),
    },
    {
      id: 'used',
      header: t('apiKeys.columns.used'),
      render: ({ lastUsedAt }) =>
        lastUsedAt === null ? t('apiKeys.neverUsed') : <RelativeMoment at={lastUsedAt} />,
    },
    {
      id: 'ends',
      header: t('apiKeys.columns.ends'),
      render: ({ expiresAt }) =>
        expiresAt === null ? t('apiKeys.endsNever') : <Moment at={expiresAt} />,
    },
    {
      id: 'state',
      header: t('apiKeys.columns.state'),
      render: ({ state, previousUntil }) => (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <StatusChip tone={tones[state]} label={t(`apiKeys.states.${state}`)} />
          {state === 'owner_left' || state === 'owner_shut_out' ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('apiKeys.takeOver')}
            </Typography>
          ) : null}
          {previousUntil === null ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('apiKeys.previousUntil')} <Moment at={previousUntil} />
            </Typography>
          )}
        </Box>
      ),
    },
  ];
}
