import { type CallablePerson, callablePerson } from '@ringfence/contract/imports';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { listCallable } from './queries/shown.ts';
import { requireImport } from './show-import.ts';

const place = z.tuple([z.string().regex(/^\d{1,10}$/), z.uuid()]);
const firstPlace: z.infer<typeof place> = ['0', '00000000-0000-0000-0000-000000000000'];

/** Whom the upload makes callable who was not: to be looked at before it is confirmed, and afterwards. */
export async function showCallable(
  services: Pick<Services, 'database'>,
  scope: TenantScope,
  { importId, limit, cursor }: { importId: string; limit: number; cursor?: string | undefined },
): Promise<{ people: CallablePerson[]; nextCursor: string | null }> {
  const { organization_id } = await requireImport(services, scope, importId);
  const [line, contactId] = cursor === undefined ? firstPlace : decodePlace(place, cursor);
  const values = [importId, Number(line), contactId, limit + 1];
  const rows = await services.database.asTenant(
    { ...scope, organizationId: organization_id },
    (transaction) => transaction.all(listCallable, values),
  );
  const { shown, nextCursor } = cutPageAt(rows, limit, (row) =>
    encodePlace([String(row.line), row.contact_id]),
  );
  const people = shown.map((row) =>
    callablePerson.parse({
      contactId: row.contact_id,
      fullName: row.full_name,
      phone: row.e164 === null ? null : maskPhone(row.e164),
      line: row.line,
      reasons: row.reasons,
      restrictions: row.restrictions,
      isWaiting: row.is_waiting,
    }),
  );
  return { people, nextCursor };
}
