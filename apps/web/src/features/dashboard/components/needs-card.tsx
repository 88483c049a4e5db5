import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Need } from '@ringfence/contract/dashboard';
import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../i18n/languages.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatDate } from '../../../ui/format-moment.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useOrganizationLink, useWorkplace } from '../../access/index.ts';
import { campaignAddress } from '../../campaigns/index.ts';

const fewNeeds = 5;

function findAddress({ kind, id }: Need): string {
  switch (kind) {
    case 'campaign_paused':
    case 'campaign_waits':
      return campaignAddress(id);
    case 'upload_waits':
      return `/debtors/upload?import=${id}`;
    case 'audit_found':
      return `/activity/audit/${id}`;
    case 'licence_expired':
    case 'licence_expires':
    case 'caller_id_unverified':
      return '/settings';
  }
}

const pauseCauses = ['carrier', 'abandonment', 'script', ...breakerKinds] as const;

/** What it is about, and why it waits. */
function describe(need: Need, t: TFunction<'figures'>, language: Language): string {
  const { kind, name, because, said, on, found } = need;
  switch (kind) {
    case 'campaign_paused': {
      const reason = pauseCauses.find((known) => known === because) ?? 'person';
      const words = t(`needs.pausedFor.${reason}`);
      // What the carrier said stays in its own words.
      return said !== null && reason === 'carrier'
        ? `${words}: ${said.replace(/^The carrier refused: /, '')}`
        : words;
    }
    case 'campaign_waits':
      return t(`needs.waitsFor.${because === 'no_account' ? 'no_account' : 'account'}`);
    case 'upload_waits':
      return t(`needs.upload.${because === 'matching' ? 'matching' : 'checked'}`);
    case 'licence_expired':
    case 'licence_expires':
      return t('needs.licence', {
        region: name,
        day: on === null ? '' : formatDate(on, language),
      });
    case 'caller_id_unverified':
      return name;
    case 'audit_found':
      return t('needs.problems', { count: found ?? 0 });
  }
}

const isNamed = ({ kind }: Need): boolean =>
  kind === 'campaign_paused' || kind === 'campaign_waits' || kind === 'upload_waits';

function NeedRow({ need }: { need: Need }) {
  const { t } = useTranslation('figures');
  const { language } = useLanguage();
  const link = useOrganizationLink();
  const isSpanning = useWorkplace().organization === null;
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.25, overflowWrap: 'anywhere' }}>
      <TextLink to={link(findAddress(need), need.organization.id)}>
        {isNamed(need) ? `${t(`needs.${need.kind}`)}: ${need.name}` : t(`needs.${need.kind}`)}
      </TextLink>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {describe(need, t, language)}
        {isSpanning ? ` · ${need.organization.name}` : null}
      </Box>
    </Box>
  );
}

/** What goes on only when somebody does something about it. */
export function NeedsCard({ needs }: { needs: readonly Need[] }) {
  const { t } = useTranslation('figures');
  const [isWhole, setIsWhole] = useState(false);
  const rest = needs.length - fewNeeds;
  return (
    <SectionCard isFlush title={t('needs.title')}>
      {needs.length === 0 ? (
        <Box sx={{ px: 2.5, py: 2, color: 'text.secondary' }}>{t('needs.none')}</Box>
      ) : (
        <Box
          component="ul"
          aria-label={t('needs.caption')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {(isWhole ? needs : needs.slice(0, fewNeeds)).map((need) => (
            <NeedRow key={`${need.kind} ${need.id}`} need={need} />
          ))}
        </Box>
      )}
      {rest > 0 ? (
        <Button size="small" sx={{ m: 1 }} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('needs.less') : t('needs.more', { count: rest })}
        </Button>
      ) : null}
    </SectionCard>
  );
}
