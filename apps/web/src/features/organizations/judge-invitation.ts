interface Reader {
  email: string;
  needsSecondFactor: boolean;
}

/** What a person who looks at an invitation has to do to take it. */
export type InvitationStep = 'signIn' | 'signOut' | 'secondFactor' | 'accept';

export function judgeInvitation(invited: string, reader: Reader | null): InvitationStep {
  if (reader === null) {
    return 'signIn';
  }
  if (reader.email.toLowerCase() !== invited.toLowerCase()) {
    return 'signOut';
  }
  return reader.needsSecondFactor ? 'secondFactor' : 'accept';
}
