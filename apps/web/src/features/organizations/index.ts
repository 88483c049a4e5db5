export { InvitationsSection } from './components/invitations-section.tsx';
export { MembersSection } from './components/members-section.tsx';
