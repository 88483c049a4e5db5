import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { explainFailure } from '../auth-failure.ts';
import { useAuthClient } from '../auth-source.ts';
import type { Ticket } from '../read-ticket.ts';
import { PageSwitch } from './page-switch.tsx';
import { PublicPage } from './public-page.tsx';

interface TicketPanelProps {
  ticket: Ticket;
  onTaken: () => void;
  onRefused: () => void;
}

/** Asks before the link is used, because it works once and programs open links to look at them. */
export function TicketPanel({ ticket, onTaken, onRefused }: TicketPanelProps) {
  const { t } = useTranslation(['recovery', 'auth']);
  const authClient = useAuthClient();
  const [failure, setFailure] = useState<ReturnType<typeof explainFailure> | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function take() {
    setFailure(null);
    setBusy(true);
    const { error } = await authClient.verifyOtp({
      token_hash: ticket.tokenHash,
      type: ticket.type,
    });
    setBusy(false);
    if (error === null) {
      onTaken();
    } else if (error.code === 'otp_expired') {
      onRefused();
    } else {
      setFailure(explainFailure(error));
    }
  }

  return (
    <PublicPage
      title={t('ticket.title')}
      lead={t('lead')}
      footer={<PageSwitch label={t('toLogin')} url="/login" />}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {failure === null ? null : <Notice kind="error">{t(`auth:errors.${failure}`)}</Notice>}
        <Box>{t('ticket.body')}</Box>
        <Button variant="contained" size="large" disabled={isBusy} onClick={() => void take()}>
          {t(isBusy ? 'ticket.submitting' : 'ticket.submit')}
        </Button>
      </Box>
    </PublicPage>
  );
}
