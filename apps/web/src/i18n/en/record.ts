/** The texts of the page that lists all activity; what each entry says stands in `activity`. */
export const record = {
  title: 'Recent Activity',
  lead: 'Who did what in {{organization}}, newest first.',
  audits: 'See the audits',
  columns: {
    who: 'Who',
    what: 'What',
    when: 'When',
    sealed: 'Sealed',
  },
  sealedAs: 'Sealed as entry {{position}}',
  sealedTip:
    'Entry {{position}} of the sealed record. Each entry carries a fingerprint of the one before it, so a later change would be noticed.',
  sealing: 'Being sealed',
  sealingTip: 'Written a moment ago. It is sealed into the record within about a second.',
  sealedHelp:
    'Entries are sealed in order. Each one carries a fingerprint of the one before it, so nobody can change the past unnoticed.',
  emptyTitle: 'Nothing has happened yet',
  emptyBody: 'Sign-ins, changes and calls of this organization will be listed here as they happen.',
} as const;
