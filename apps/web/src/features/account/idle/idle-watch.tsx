import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../platform/browser-storage.ts';
import { useAuth, useAuthClient } from '../../auth/index.ts';
import { useSystemStatus } from '../api.ts';
import { createIdleClock, type IdleClock } from './create-idle-clock.ts';
import type { IdleWarningProps } from './idle-warning.tsx';
import type { Idleness } from './judge-idleness.ts';
import { readSessionId } from './read-session-id.ts';

const activityKey = 'ringfence-last-activity';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'];
const reasonsToLook = ['focus', 'pageshow', 'storage'];

const lookEvery = 1000;

/** Most people never see it. Where it cannot be fetched, the session ends without a warning. */
const IdleWarning = lazy(async (): Promise<{ default: ComponentType<IdleWarningProps> }> => {
  try {
    return { default: (await import('./idle-warning.tsx')).IdleWarning };
  } catch (error) {
    console.error('The warning of an idle session could not be fetched', error);
    return { default: () => null };
  }
});

function isSame(one: Idleness, other: Idleness): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The clock of this session; null until it is known which one that is. */
function useIdleClock(limitMinutes: number): IdleClock | null {
  const authClient = useAuthClient();
  const [clock, setClock] = useState<IdleClock | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void authClient.getSession().then(({ data: { session } }) => {
      const sessionId = session === null ? null : readSessionId(session.access_token);
      if (isCurrent && sessionId !== null) {
        setClock(
          createIdleClock({
            limitMinutes,
            sessionId,
            now: Date.now,
            shared: {
              read: () => readStored(activityKey),
              write: (value) => writeStored(activityKey, value),
            },
          }),
        );
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [authClient, limitMinutes]);
  return clock;
}

/** Looks at the clock now and then, and whenever somebody may have come back. */
function useIdleness(clock: IdleClock | null): [Idleness, look: () => void] {
  const [idleness, setIdleness] = useState<Idleness>({ state: 'active' });
  const [look, setLook] = useState<() => void>(() => () => {});
  useEffect(() => {
    if (clock === null) {
      return;
    }
    const lookNow = () => {
      const found = clock.check();
      setIdleness((known) => (isSame(known, found) ? known : found));
    };
    const notice = () => {
      clock.touch();
      lookNow();
    };
    const listening = { capture: true, passive: true };
    const timer = setInterval(lookNow, lookEvery);
    for (const name of signsOfLife) window.addEventListener(name, notice, listening);
    for (const name of reasonsToLook) window.addEventListener(name, lookNow);
    document.addEventListener('visibilitychange', lookNow);
    setLook(() => lookNow);
    lookNow();
    return () => {
      clearInterval(timer);
      for (const name of signsOfLife) window.removeEventListener(name, notice, listening);
      for (const name of reasonsToLook) window.removeEventListener(name, lookNow);
      document.removeEventListener('visibilitychange', lookNow);
    };
  }, [clock]);
  return [idleness, look];
}

function ActiveIdleWatch({ limitMinutes }: { limitMinutes: number }) {
  const { endSession, signOut } = useAuth();
  const clock = useIdleClock(limitMinutes);
  const [idleness, look] = useIdleness(clock);
  const hasEnded = idleness.state === 'ended';

  useEffect(() => {
    if (hasEnded) {
      void endSession({ idleMinutes: limitMinutes });
    }
  }, [hasEnded, limitMinutes, endSession]);

  return idleness.state === 'active' ? null : (
    <Suspense>
      <IdleWarning
        secondsLeft={idleness.state === 'ended' ? null : idleness.secondsLeft}
        onStay={() => {
          clock?.stay();
          look();
        }}
        onLeave={() => void signOut()}
      />
    </Suspense>
  );
}

/** Signs out a person who does nothing in any tab for as long as the installation allows. */
export function IdleWatch() {
  const idleMinutes = useSystemStatus().data?.idleMinutes ?? null;
  return idleMinutes === null ? null : (
    <ActiveIdleWatch key={idleMinutes} limitMinutes={idleMinutes} />
  );
}
