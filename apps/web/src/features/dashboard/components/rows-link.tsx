import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/text-link.tsx';
import { useRowsAddress } from '../use-rows-address.ts';

/** A link from a figure in a table to the rows behind it. */
export function RowsLink({ to, children }: { to: string; children: ReactNode }) {
  const address = useRowsAddress();
  return <TextLink to={address(to)}>{children}</TextLink>;
}
