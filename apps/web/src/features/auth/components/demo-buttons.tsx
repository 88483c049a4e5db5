import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { useAuthClient } from '../auth-source.ts';
import type { DemoOffer, DemoPerson } from '../demo-people.ts';
import { explainSignInError, type SignInErrorKey } from '../explain-sign-in-error.ts';

interface DemoButtonsProps {
  offer: DemoOffer;
}

/** Signs a visitor of the demo in as one of its people. */
export function DemoButtons({ offer }: DemoButtonsProps) {
  const { t } = useTranslation('auth');
  const authClient = useAuthClient();
  const [busyEmail, setBusyEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<SignInErrorKey | null>(null);

  async function enter(email: string) {
    setFailure(null);
    setBusyEmail(email);
    const { error } = await authClient.signInWithPassword({ email, password: offer.password });
    setBusyEmail(null);
    if (error !== null) setFailure(explainSignInError(error));
  }

  const describePlaces = ({ memberships }: DemoPerson): string =>
    memberships.length === 0
      ? t('demo.superAdministrator')
      : memberships
          .map(({ organization, role }) => t(`demo.${role}`, { organization }))
          .join(t('demo.and'));

  return (
    <Box component="section" aria-labelledby="demo-people" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="demo-people" variant="body2" sx={{ color: 'text.secondary' }}>
        {t('demo.lead')}
      </Typography>
      {failure === null ? null : <Notice kind="error">{t(failure)}</Notice>}
      {offer.people.map((person) => (
        <ButtonBase
          key={person.email}
          disabled={busyEmail !== null}
          onClick={() => void enter(person.email)}
          sx={{
            display: 'block',
            width: '100%',
            textAlign: 'left',
            px: 2,
            py: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            opacity: busyEmail === null || busyEmail === person.email ? 1 : 0.5,
            '&:hover, &.Mui-focusVisible': { borderColor: 'primary.main', bgcolor: 'action.hover' },
          }}
        >
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {person.fullName}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {busyEmail === person.email ? t('submitting') : describePlaces(person)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
