import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { Profile } from '@ringfence/contract/profile';
import type { User } from '@supabase/auth-js';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { formatDay } from '../../../ui/format-moment.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { useAuthSettings } from '../../auth/index.ts';
import { useProfile } from '../../profile/index.ts';
import { useAccountUser } from '../auth-api.ts';
import { showPhone } from '../check-details.ts';
import { EmailForm } from './email-form.tsx';
import { NameForm } from './name-form.tsx';
import { OrganizationsCard } from './organizations-card.tsx';
import { PhoneForm } from './phone-form.tsx';

interface DetailsProps {
  profile: Profile;
  user: User;
}

function Details({ profile, user }: DetailsProps) {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const newEmail = user.new_email ?? '';
  const or = (value: string) => (value === '' ? t('profile.none') : value);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {newEmail === '' ? null : (
        <Notice kind="info">{t('profile.emailWaiting', { email: newEmail })}</Notice>
      )}
      <FactList
        facts={[
          { term: t('profile.fullName'), value: or(profile.fullName) },
          { term: t('profile.email'), value: or(user.email ?? '') },
          { term: t('profile.phone'), value: or(showPhone(user.phone)) },
          { term: t('profile.memberSince'), value: formatDay(profile.createdAt, language) },
        ]}
      />
    </Box>
  );
}

function DetailForms({ profile, user }: DetailsProps) {
  const settings = useAuthSettings();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        mt: 3,
        '& > * + *': { pt: 3, borderTop: 1, borderColor: 'divider' },
      }}
    >
      <NameForm fullName={profile.fullName} />
      <EmailForm user={user} />
      {settings?.isPhoneOn === false ? null : <PhoneForm user={user} />}
    </Box>
  );
}

/** Who the person is, and where they work. */
export function ProfileTab() {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const profile = useProfile();
  const user = useAccountUser();
  const isEditing = search.get('edit') === 'true';

  if (profile.data === undefined || user.data === undefined) {
    const failed = [profile, user].find(({ isError }) => isError);
    return (
      <Card>
        {failed === undefined ? (
          <LoadingSkeletons label={t('loading')} rows={4} rowHeight={{ xs: 44, sm: 44 }} />
        ) : (
          <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
        )}
      </Card>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SectionCard
        title={t('profile.title')}
        actions={
          <Button
            variant="outlined"
            aria-expanded={isEditing}
            onClick={() =>
              setSearch(
                { tab: 'profile', ...(isEditing ? {} : { edit: 'true' }) },
                { replace: true },
              )
            }
          >
            {t(isEditing ? 'profile.done' : 'profile.edit')}
          </Button>
        }
      >
        <Details profile={profile.data} user={user.data} />
        {isEditing ? <DetailForms profile={profile.data} user={user.data} /> : null}
      </SectionCard>
      <OrganizationsCard />
    </Box>
  );
}
