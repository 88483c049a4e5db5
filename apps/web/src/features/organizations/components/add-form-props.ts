import type { Role } from '@ringfence/contract/access';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';

/** What every way of adding a member is given. */
export interface AddFormProps {
  api: OrganizationApi;
  organization: { id: string; name: string };
  /** Kept while the person goes from one way to the other. */
  email: string;
  onEmail: (email: string) => void;
  role: Role;
  onRole: (role: Role) => void;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}
