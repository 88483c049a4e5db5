import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../platform/api/api-queries.ts';
import { useChangeRole, useRemoveMember } from './members-api.ts';
import { nameMember } from './name-member.ts';
import type { ShownMember } from './services/list-members.ts';

/** What is asked about before it is done. */
export interface MemberQuestion {
  kind: 'stepDown' | 'leave' | 'remove';
  member: ShownMember;
}

interface Outcome {
  error: unknown;
  done: string | null;
}

const nothingYet: Outcome = { error: null, done: null };

/** What an admin does with members: asked first where it takes something from a person. */
export function useMemberActions(api: OrganizationApi, ownId: string) {
  const { t } = useTranslation('organizations');
  const roleChange = useChangeRole(api);
  const removal = useRemoveMember(api);
  const [question, setQuestion] = useState<MemberQuestion | null>(null);
  const [outcome, setOutcome] = useState(nothingYet);

  function finish(done: string) {
    setQuestion(null);
    setOutcome({ error: null, done });
  }

  function changeRole(member: ShownMember, onError: (error: unknown) => void) {
    const role = member.role === 'admin' ? 'member' : 'admin';
    roleChange.mutate(
      { userId: member.userId, role },
      {
        onSuccess: () => finish(t(`members.roleChanged.${role}`, { name: nameMember(member) })),
        onError,
      },
    );
  }

  function ask(kind: MemberQuestion['kind'], member: ShownMember) {
    roleChange.reset();
    removal.reset();
    setQuestion({ kind, member });
  }

  return {
    outcome,
    question,
    /** Why what was asked about could not be done. */
    questionError: roleChange.error ?? removal.error,
    isBusy: roleChange.isPending || removal.isPending,
    tell: finish,
    askForRole: (member: ShownMember) => {
      if (member.userId === ownId && member.role === 'admin') {
        ask('stepDown', member);
      } else {
        setOutcome(nothingYet);
        changeRole(member, (error) => setOutcome({ error, done: null }));
      }
    },
    askForRemoval: (member: ShownMember) =>
      ask(member.userId === ownId ? 'leave' : 'remove', member),
    confirm: ({ kind, member }: MemberQuestion) => {
      if (kind === 'stepDown') {
        changeRole(member, () => {});
      } else {
        removal.mutate(member.userId, {
          onSuccess: () => finish(t('members.removed', { name: nameMember(member) })),
        });
      }
    },
    cancel: () => setQuestion(null),
  };
}
