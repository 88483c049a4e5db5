import { createAccessRoutes } from './features/access/index.ts';
import { createActivityRoutes } from './features/activity/index.ts';
import { createAdministrationRoutes } from './features/administration/index.ts';
import { createApiKeyRoutes } from './features/api-keys/index.ts';
import { createAuditRoutes } from './features/audits/index.ts';
import { createAvailabilityRoutes } from './features/availability/index.ts';
import { createBreakerRoutes } from './features/breakers/index.ts';
import { createCallbackRoutes } from './features/callbacks/index.ts';
import { createCallerIdPoolRoutes } from './features/caller-id-pools/index.ts';
import { createCallRoutes } from './features/calls/index.ts';
import { createCampaignRoutes } from './features/campaigns/index.ts';
import { createCarrierAccountRoutes } from './features/carrier-accounts/index.ts';
import { createCarrierRateRoutes } from './features/carrier-rates/index.ts';
import { createComplianceRoutes } from './features/compliance/index.ts';
import { createContactRoutes, createMergeRoutes } from './features/contacts/index.ts';
import { createDashboardRoutes } from './features/dashboard/index.ts';
import { createEvidenceRoutes } from './features/evidence/index.ts';
import { createHaltRoutes } from './features/halts/index.ts';
import { createImportRoutes } from './features/imports/index.ts';
import { createInvitationRoutes } from './features/invitations/index.ts';
import { createListRoutes } from './features/lists/index.ts';
import { createLiveRoutes } from './features/live/index.ts';
import { createMemberRoutes } from './features/members/index.ts';
import { createNotificationRoutes } from './features/notifications/index.ts';
import { createOrganizationRoutes } from './features/organizations/index.ts';
import { createPaymentRoutes } from './features/payments/index.ts';
import { createPersonalDataRoutes } from './features/personal-data/index.ts';
import { createPersonRoutes } from './features/persons/index.ts';
import { createPreflightRoutes } from './features/preflight/index.ts';
import { createProfileRoutes } from './features/profile/index.ts';
import { createPromiseRoutes } from './features/promises/index.ts';
import { createRecordingRoutes } from './features/recordings/index.ts';
import { createRecordRoutes } from './features/records/index.ts';
import { createScheduledRoutes } from './features/scheduled/index.ts';
import { createScriptTestRoutes } from './features/script-tests/index.ts';
import { createScriptRoutes } from './features/scripts/index.ts';
import { createSearchRoutes } from './features/search/index.ts';
import { createSecondFactorRoutes } from './features/second-factors/index.ts';
import { createSessionRoutes } from './features/sessions/index.ts';
import { createSettingsRoutes } from './features/settings/index.ts';
import { createStaffedLineRoutes } from './features/staffed-lines/index.ts';
import { createSystemRoutes } from './features/system/index.ts';
import { createUsageRoutes } from './features/usage/index.ts';
import type { ApiRouter } from './platform/http/api-routes.ts';
import type { Services } from './services.ts';

/** Every operation of the contract and the feature that answers it. */
export function createRouter(services: Services): ApiRouter {
  return {
    system: createSystemRoutes(services),
    access: createAccessRoutes(services),
    profile: createProfileRoutes(services),
    sessions: createSessionRoutes(services),
    secondFactors: createSecondFactorRoutes(services),
    organizations: createOrganizationRoutes(services),
    administration: createAdministrationRoutes(services),
    settings: createSettingsRoutes(services),
    breakers: createBreakerRoutes(services),
    callerIdPools: createCallerIdPoolRoutes(services),
    carrierAccounts: createCarrierAccountRoutes(services),
    carrierRates: createCarrierRateRoutes(services),
    scripts: createScriptRoutes(services),
    scriptTests: createScriptTestRoutes(services),
    staffedLines: createStaffedLineRoutes(services),
    apiKeys: createApiKeyRoutes(services),
    members: createMemberRoutes(services),
    invitations: createInvitationRoutes(services),
    notifications: createNotificationRoutes(services),
    search: createSearchRoutes(services),
    halts: createHaltRoutes(services),
    usage: createUsageRoutes(services),
    lists: { ...createListRoutes(services), ...createMergeRoutes(services) },
    imports: createImportRoutes(services),
    contacts: createContactRoutes(services),
    recordings: createRecordingRoutes(services),
    records: createRecordRoutes(services),
    promises: createPromiseRoutes(services),
    payments: createPaymentRoutes(services),
    callbacks: createCallbackRoutes(services),
    availability: createAvailabilityRoutes(services),
    persons: createPersonRoutes(services),
    personalData: createPersonalDataRoutes(services),
    compliance: createComplianceRoutes(services),
    campaigns: createCampaignRoutes(services),
    preflight: createPreflightRoutes(services),
    calls: createCallRoutes(services),
    activity: createActivityRoutes(services),
    scheduled: createScheduledRoutes(services),
    dashboard: createDashboardRoutes(services),
    audits: createAuditRoutes(services),
    evidence: createEvidenceRoutes(services),
    live: createLiveRoutes(services),
  };
}
