import { permissionWords } from '../packages/domain/access/permission-words.ts';
import {
  isAllowedWhileSuspended,
  mayDo,
  type Permission,
  permissions,
} from '../packages/domain/access/permissions.ts';

const mark = (holds: boolean): string => (holds ? 'yes' : '–');

const isPermission = (name: string): name is Permission => Object.hasOwn(permissions, name);

function renderRow(name: Permission): string {
  const cells = [
    permissionWords[name],
    mark(mayDo('member', name)),
    mark(mayDo('admin', name)),
    mark(mayDo('super_administrator', name)),
    mark(isAllowedWhileSuspended(name)),
    `\`${name}\``,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The text of `docs/roles.md`, made from the one table that the server and the screens ask. */
export function renderRolesPage(): string {
  const rows = Object.keys(permissions).filter(isPermission).map(renderRow);
  return `# What roles may do

Made from \`packages/domain/access/permissions.ts\`, the one table that the server and the screens ask;
\`npm run test:unit -- scripts/check-roles-page.test.ts -u\` writes it again. The server checks the
membership for every request, and row-level security fences each organization besides.

| | Member | Admin | Super administrator | Goes on while suspended | Permission |
|---|---|---|---|---|---|
${rows.join('\n')}

**Everybody** changes their own name, password and second factor, ends their own sessions, reads their own
notifications, and accepts invitations to the email address that they have proven to be theirs.

**An organization keeps an admin.** The last one can neither be removed nor made a member, by anybody.

**Super administrators** are named by email address in \`SUPER_ADMINISTRATOR_EMAILS\`, and only an address
that its owner has proven counts. They may do all of the above in every organization. They alone open an
organization without belonging to it, suspend, reinstate and delete organizations, see all people, create
accounts, add somebody to an organization without an invitation, take away a lost second factor, and stop
the calls of all organizations at once. **Every action of a super administrator inside an organization is
marked as theirs in its activity**, whether they belong to it or not: the database refuses the entry
otherwise.

**A suspended organization** places no calls. Its members see everything and change nothing but what the
column above names; super administrators still may.

**A deleted organization** has nobody in it. Its contacts, debts, consents, suppressions, campaigns,
decisions, calls, carrier events and activity stay for as long as the law wants them: three years after the
last collection activity (12 CFR 1006.100(a)).

**Invitations** go out by mail and are good for seven days, once, for the address they were sent to. Anyone
without an account registers with that address first; where \`SIGN_UP\` is closed, an invitation does not open it,
and a super administrator creates the account. When a person loses the right to invite, their open invitations end too.
`;
}
