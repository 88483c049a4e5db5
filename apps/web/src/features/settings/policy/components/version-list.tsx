import Box from '@mui/material/Box';
import type { PolicyVersion } from '@ringfence/contract/compliance';
import { firstPolicy, type OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { toContent } from '../policy-draft.ts';
import { useVersionWords } from '../use-version-words.ts';
import { ChangeList } from './change-list.tsx';

interface VersionListProps {
  /** The newest first. */
  versions: readonly PolicyVersion[];
  first?: OrganizationPolicy;
}

/** Every version of the policy, with what it changed. */
export function VersionList({ versions, first = firstPolicy }: VersionListProps) {
  const { t } = useTranslation('settings');
  const { nameAuthor, tellMoment } = useVersionWords();
  const decided = versions.filter(({ version }) => version > 0);
  return (
    <Box
      component="ol"
      reversed
      sx={{ listStyle: 'none', display: 'grid', gap: 2, m: 0, p: 0, fontSize: '0.875rem' }}
    >
      {decided.map((one, place) => (
        <li key={one.version}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ fontWeight: 600, fontSize: '1rem' }}>
              {t('policy.versions.number', { version: one.version })}
            </Box>
            {place === 0 ? (
              <StatusChip tone="success" label={t('policy.versions.inForce')} />
            ) : null}
          </Box>
          <Box sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t('policy.versions.by', { who: nameAuthor(one), when: tellMoment(one) })}
          </Box>
          <ChangeList
            before={decided[place + 1]?.policy ?? toContent(first)}
            after={one.policy}
            same={t('policy.versions.nothing')}
          />
        </li>
      ))}
      <Box component="li" sx={{ color: 'text.secondary' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {t('policy.versions.number', { version: 0 })}
          {decided.length === 0 ? (
            <StatusChip tone="success" label={t('policy.versions.inForce')} />
          ) : null}
        </Box>
        {t('policy.versions.first')}
      </Box>
    </Box>
  );
}
