import { type OrganizationSummary, organizationSummary } from '@ringfence/contract/administration';
import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import type { Principal } from '../../platform/http/procedures.ts';
import { openOnce } from '../../platform/idempotency/open-once.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';
import { readSummary } from './present-summary.ts';
import {
  insertOrganization,
  reinstateOrganization as reinstateStatement,
  renameOrganization as renameStatement,
  suspendOrganization as suspendStatement,
} from './queries/organizations.ts';
import { tellOrganization } from './tell-organization.ts';

export type AdministrationServices = Pick<Services, 'database' | 'effects' | 'now'>;

// All but renaming as the system, because no person's role may open or suspend an organization: the
// route lets only super administrators here.

/** Without members: they are added or invited afterwards. */
export function createOrganization(
  services: AdministrationServices,
  { principal, headers }: { principal: Principal; headers: Headers },
  name: string,
): Promise<OrganizationSummary> {
  const { userId: actorId } = principal;
  const operation = 'administration.create_organization';
  const request = { userId: actorId, headers, operation, input: { name } };
  const keyed = { ...request, output: organizationSummary };
  return openOnce(services.database, keyed, async (transaction) => {
    const made = await transaction.first(insertOrganization, [name]);
    if (made === undefined) throw new Error('an organization was not written');
    const { id: organizationId } = made;
    const action = 'organization.created';
    await tellOrganization(services, transaction, { organizationId, actorId, action });
    return {
      organizationId,
      answer: await readSummary(transaction, organizationId, services.now()),
    };
  });
}

export function renameOrganization(
  services: AdministrationServices,
  { userId: actorId }: Principal,
  { organizationId, name }: { organizationId: string; name: string },
): Promise<OrganizationSummary> {
  const scope = { userId: actorId, organizationId, isSuperAdministrator: true };
  return services.database.asTenant(scope, async (transaction) => {
    if ((await transaction.first(renameStatement, [name])) !== undefined) {
      const action = 'organization.renamed';
      await tellOrganization(services, transaction, { organizationId, actorId, action });
    }
    return readSummary(transaction, organizationId, services.now());
  });
}

/** No call is placed from then on, and nothing of its data is lost. Twice changes nothing. */
export function suspendOrganization(
  services: AdministrationServices,
  { userId: actorId }: Principal,
  { organizationId, because }: { organizationId: string; because: string },
): Promise<OrganizationSummary> {
  return services.database.asSystem(async (transaction) => {
    const now = services.now();
    const values = [organizationId, now, actorId, because];
    if ((await transaction.first(suspendStatement, values)) !== undefined) {
      await tellOrganization(services, transaction, {
        organizationId,
        actorId,
        action: 'organization.suspended',
        detail: { because: maskPersonal(because) },
      });
      await notifyMembers(transaction, services.effects, {
        organizationId,
        kind: 'organization_suspended',
        subject: { kind: 'organization', id: organizationId },
        to: 'members',
        except: actorId,
      });
    }
    return readSummary(transaction, organizationId, now);
  });
}

export function reinstateOrganization(
  services: AdministrationServices,
  { userId: actorId }: Principal,
  organizationId: string,
): Promise<OrganizationSummary> {
  return services.database.asSystem(async (transaction) => {
    if ((await transaction.first(reinstateStatement, [organizationId])) !== undefined) {
      await tellOrganization(services, transaction, {
        organizationId,
        actorId,
        action: 'organization.reinstated',
      });
      await notifyMembers(transaction, services.effects, {
        organizationId,
        kind: 'organization_reinstated',
        subject: { kind: 'organization', id: organizationId },
        to: 'members',
        except: actorId,
      });
    }
    return readSummary(transaction, organizationId, services.now());
  });
}
