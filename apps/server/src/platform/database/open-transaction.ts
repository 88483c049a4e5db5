import type { Patience, TenantScope } from './transaction.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function literal(id: string | null): string {
  if (id === null) return `''`;
  // The opening statements go out as one text, without parameters: only an id may enter it.
  if (!uuidPattern.test(id)) throw new Error('a transaction was opened for something not an id');
  return `'${id}'`;
}

/*
 * What was already sent behind one of these is refused by the database where it fails: after `begin` because the
 * transaction has failed, and before it because a connection may do nothing outside of one (`ringfence_idle`).
 */
export const beginTenant = (scope: TenantScope): string =>
  `begin; set local role ${scope.isSuperAdministrator ? 'ringfence_super' : 'ringfence_tenant'}; set local ringfence.user_id = ${literal(scope.userId)}; set local ringfence.organization_id = ${literal(scope.organizationId)}${scope.apiKeyId === undefined ? '' : `; set local ringfence.api_key_id = ${literal(scope.apiKeyId)}`}`;
export const beginSystem = 'begin; set local role ringfence_system';
export const beginAuth = 'begin; set local role ringfence_auth';

export const bePatient = ({ longestMilliseconds }: Patience): string =>
  `; set local statement_timeout = ${Math.round(longestMilliseconds)}; set local idle_in_transaction_session_timeout = ${Math.round(longestMilliseconds)}`;
