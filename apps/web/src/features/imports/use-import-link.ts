import { useSearchParams } from 'react-router';

/** The address of one upload, in the organization that the page is in. */
export function useImportLink(): (importId: string) => string {
  const [search] = useSearchParams();
  const organization = search.get('organization');
  return (importId) =>
    `/debtors/upload?${new URLSearchParams({
      import: importId,
      ...(organization === null ? {} : { organization }),
    })}`;
}
