import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../ui/late-area.tsx';
import { TopProgressBar } from '../../ui/top-progress-bar.tsx';
import { useRefocus } from '../../ui/use-refocus.ts';
import { useMayDo, useWorkplace } from '../access/index.ts';
import { useHalts } from './api.ts';
import { isHalted } from './judge-halts.ts';

// Fetched when somebody wants to stop all calls, which is rare.
const HaltDialog = lazy(async () => (await import('./late-parts.ts')).loadHaltDialog());

/**
 * Stops all calls of the organization, or in admin mode without a chosen one of all. While they are
 * stopped, the notice across the page has the way to allow them again.
 */
export function HaltControl() {
  const { t } = useTranslation();
  const { organization } = useWorkplace();
  const mayHalt = useMayDo('calls.halt');
  const { data } = useHalts();
  const [isAsking, setAsking] = useState(false);
  const isOffered = mayHalt && !isHalted(data?.halts ?? [], organization?.id ?? null);
  // Once calls are stopped, the button that asked is gone.
  useRefocus(isAsking, () => document.getElementById('content'));
  return (
    <>
      {isOffered ? (
        <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
          {t('dashboard.stopAllCalls')}
        </Button>
      ) : null}
      {/* Longer than the button: the dialog closes itself after it has heard that calls are stopped. */}
      {isAsking ? (
        <LateArea fallback={<TopProgressBar />} onClose={() => setAsking(false)}>
          <HaltDialog onClose={() => setAsking(false)} />
        </LateArea>
      ) : null}
    </>
  );
}
