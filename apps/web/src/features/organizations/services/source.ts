import type { ApiClient } from '../../../platform/api/create-api-client.ts';

/** The part of the API's client that a service asks. */
export type Source<
  Feature extends keyof ApiClient,
  Operation extends keyof ApiClient[Feature],
> = Record<Feature, Pick<ApiClient[Feature], Operation>>;
