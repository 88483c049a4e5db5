import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FullWindow } from '../../../ui/full-window.tsx';
import { Message } from '../../../ui/message.tsx';
import { useAuth } from '../../auth/index.ts';
import { OpenOrganizationForm } from './open-organization-form.tsx';

interface WelcomeProps {
  /** For people who wait to be added by somebody else. */
  actions: ReactNode;
  onOpened: () => Promise<void>;
}

/** Greets somebody who has just signed up, and has them open their organization. */
export function Welcome({ actions, onOpened }: WelcomeProps) {
  const { t } = useTranslation('registration');
  const { state } = useAuth();
  const { name, email } = state.status === 'signedIn' ? state.user : { name: '', email: '' };
  // Where nobody gave a name, the address or number stands in its place, which is no way to greet.
  const hasName = name !== '' && !/[@\d]/.test(name);
  return (
    <FullWindow>
      <Message
        title={hasName ? t('welcome.titleNamed', { name }) : t('welcome.title')}
        body={t('welcome.body')}
      >
        <OpenOrganizationForm onOpened={onOpened} />
        <Box sx={{ mt: 4, pt: 3, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {email === '' ? t('welcome.invited') : t('welcome.invitedBy', { email })}
          </Typography>
          <Box
            sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}
          >
            {actions}
          </Box>
        </Box>
      </Message>
    </FullWindow>
  );
}
