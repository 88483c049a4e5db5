import type { Provider, UserAttributes, UserIdentity } from '@supabase/auth-js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiQueries } from '../../platform/api/api-queries.ts';
import { useAuthClient } from '../auth/index.ts';

const userKey = ['auth', 'user'];

/** The person as the sign-in protocol knows them: addresses, second factors, linked accounts. */
export function useAccountUser() {
  const authClient = useAuthClient();
  return useQuery({
    queryKey: userKey,
    queryFn: async () => {
      const { data, error } = await authClient.getUser();
      if (error !== null) {
        throw error;
      }
      return data.user;
    },
  });
}

/** Asks again for everything that a change of how one signs in may have changed. */
function useRefreshAccount() {
  const queryClient = useQueryClient();
  const queries = useApiQueries();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: userKey }),
      queryClient.invalidateQueries({ queryKey: queries.profile.key() }),
      queryClient.invalidateQueries({ queryKey: queries.sessions.key() }),
    ]);
}

/** Changes the address, the number or the password. */
export function useUpdateUser() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async (attributes: UserAttributes) => {
      // The link of the mail leads back to where the change was asked for.
      const { origin, pathname } = window.location;
      const { data, error } = await authClient.updateUser(attributes, {
        emailRedirectTo: `${origin}${pathname}`,
      });
      if (error !== null) {
        throw error;
      }
      return data.user;
    },
    onSuccess: refresh,
  });
}

export function useConfirmPhone() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async ({ phone, code }: { phone: string; code: string }) => {
      const { error } = await authClient.verifyOtp({ type: 'phone_change', phone, token: code });
      if (error !== null) {
        throw error;
      }
    },
    onSuccess: refresh,
  });
}

/** By the code of the mail to the new address; the old one may have to agree as well. */
export function useConfirmEmail() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async ({ email, code }: { email: string; code: string }) => {
      const { data, error } = await authClient.verifyOtp({
        type: 'email_change',
        email,
        token: code,
      });
      if (error !== null) {
        throw error;
      }
      return { isWhole: data.session !== null };
    },
    onSuccess: refresh,
  });
}

/** Has a code sent, by which the person shows that it is really they who change the password. */
export function useReauthenticate() {
  const authClient = useAuthClient();
  return useMutation({
    mutationFn: async () => {
      const { error } = await authClient.reauthenticate();
      if (error !== null) {
        throw error;
      }
    },
  });
}

export function useEndOtherSessions() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async () => {
      const { error } = await authClient.signOut({ scope: 'others' });
      if (error !== null) {
        throw error;
      }
    },
    onSuccess: refresh,
  });
}

export interface Enrolment {
  factorId: string;
  /** The address of a picture. */
  picture: string;
  secret: string;
}

interface EnrolmentInput {
  friendlyName: string;
  /** Factors that were begun and never finished. */
  unfinished: readonly string[];
}

/** Begins to set up a second factor, and clears away what was begun before. */
export function useStartEnrolment() {
  const authClient = useAuthClient();
  return useMutation({
    mutationFn: async ({ friendlyName, unfinished }: EnrolmentInput): Promise<Enrolment> => {
      for (const factorId of unfinished) {
        // One that is gone already is no reason not to begin.
        await authClient.mfa.unenroll({ factorId });
      }
      const { data, error } = await authClient.mfa.enroll({ factorType: 'totp', friendlyName });
      if (error !== null) {
        throw error;
      }
      return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
    },
  });
}

export function useFinishEnrolment() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async ({ factorId, code }: { factorId: string; code: string }) => {
      const { error } = await authClient.mfa.challengeAndVerify({ factorId, code });
      if (error !== null) {
        throw error;
      }
    },
    onSuccess: refresh,
  });
}

/** Clears away what was begun; what cannot be cleared now is when one is begun again. */
export function useCancelEnrolment() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async ({ factorId }: { factorId: string }) => {
      await authClient.mfa.unenroll({ factorId });
    },
    onSettled: refresh,
  });
}

export function useRemoveFactor() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async ({ factorId }: { factorId: string }) => {
      const { error } = await authClient.mfa.unenroll({ factorId });
      if (error !== null) {
        throw error;
      }
      // The session that is kept still names the factor; a new one does not.
      await authClient.refreshSession();
    },
    onSuccess: refresh,
  });
}

/** The client's type lists some providers; the server may be given others under their own names. */
function isProvider(id: string): id is Provider {
  return /^[\w:.-]+$/.test(id);
}

/** Leads to the other site, which leads back here. */
export function useLinkIdentity() {
  const authClient = useAuthClient();
  return useMutation({
    mutationFn: async (provider: string) => {
      if (!isProvider(provider)) {
        throw new Error('The settings name a provider that cannot be asked for');
      }
      const { origin, pathname } = window.location;
      const { error } = await authClient.linkIdentity({
        provider,
        options: { redirectTo: `${origin}${pathname}?tab=social` },
      });
      if (error !== null) {
        throw error;
      }
    },
  });
}

export function useUnlinkIdentity() {
  const authClient = useAuthClient();
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const { error } = await authClient.unlinkIdentity(identity);
      if (error !== null) {
        throw error;
      }
    },
    onSuccess: refresh,
  });
}
