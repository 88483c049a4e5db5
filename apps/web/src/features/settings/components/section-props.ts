import type { OrganizationSettings } from '@ringfence/contract/settings';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';

/** What every section of the settings is given. */
export interface SectionProps {
  /** Bound to the organization. */
  api: OrganizationApi;
  settings: OrganizationSettings;
  mayEdit: boolean;
}
