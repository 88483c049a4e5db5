import { useOrganizationLink, useWorkplace } from '../access/index.ts';

/** Rows are those of the organization that the figure is of, also where a super administrator looks at it. */
export function useRowsAddress(): (page: string) => string {
  const { organization } = useWorkplace();
  const link = useOrganizationLink();
  return (page) => (organization === null ? page : link(page, organization.id));
}
