import { ProblemError } from '../../platform/http/problem.ts';
import { organizationRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { addMember, changeRole, removeMember } from './change-members.ts';
import { listMembers } from './list-members.ts';

export function createMemberRoutes(services: Pick<Services, 'database' | 'effects' | 'now'>) {
  const readers = organizationRoute('members.read');
  const editors = organizationRoute('members.edit');
  return {
    list: readers.members.list.handler(({ context, input }) =>
      listMembers(services, context.scope, input),
    ),
    add: editors.members.add.handler(({ context, input }) => {
      // Anyone who could add anybody by their id would find out who has an account.
      if (context.standing !== 'super_administrator') {
        throw new ProblemError('not_permitted', 'Invite the person by email instead.');
      }
      return addMember(services, context, input);
    }),
    changeRole: editors.members.changeRole.handler(({ context, input }) =>
      changeRole(services, context.scope, input),
    ),
    remove: editors.members.remove.handler(({ context, input }) =>
      removeMember(services, context.scope, input.userId),
    ),
  };
}
