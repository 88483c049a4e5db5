import { createORPCClient } from '@orpc/client';
import type { ApiSource } from '../api-context.ts';
import type { ApiClient } from '../create-api-client.ts';

export interface TestCall {
  /** Null where no organization is named. */
  organizationId: string | null;
  /** Such as `contacts.list`. */
  operation: string;
  input: unknown;
}

/** The API as a test has it answer, without a server. */
export function createTestSource(
  answer: (call: TestCall) => unknown = ({ operation }) => {
    throw new Error(`The test answers nothing to ${operation}`);
  },
): ApiSource {
  const createClient = (organizationId: string | null) =>
    createORPCClient<ApiClient>({
      call: async (path, input) => answer({ organizationId, operation: path.join('.'), input }),
    });
  return { client: createClient(null), createOrganizationClient: createClient };
}
