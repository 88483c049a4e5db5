import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export type RecordServices = Pick<Services, 'database' | 'effects' | 'now'>;

/** Who enters something, in which organization, and under which key. */
export interface RecordContext {
  scope: OrganizationScope;
  headers: Headers;
}
