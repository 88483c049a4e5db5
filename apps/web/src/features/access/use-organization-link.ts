import { writeChoice } from './organization-address.ts';
import { useOrganization } from './organization-context.ts';

/** A link to a page that is to work in the organization of what the link stands beside. */
export function useOrganizationLink(): (page: string, organizationId: string) => string {
  const { mode } = useOrganization();
  return (page, organizationId) => {
    if (mode !== 'admin') {
      return page;
    }
    const [pathname = '', search = ''] = page.split('?');
    return `${pathname}${writeChoice(search, organizationId)}`;
  };
}
