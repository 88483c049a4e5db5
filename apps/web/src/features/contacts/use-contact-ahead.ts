import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchLinks } from '../../platform/watch-links.ts';
import { useDetailApi } from '../access/index.ts';
import { contactOptions, ledgerOptions } from './contact-api.ts';

const contactPath = /^\/debtors\/contacts\/([\da-f-]{36})$/;

/** Fetches a contact, and what the rules say of them, while somebody points at the link to their page. */
export function useContactAhead(): void {
  const queryClient = useQueryClient();
  const { queries } = useDetailApi();
  useEffect(
    () =>
      watchLinks(document, window.location.origin, (path) => {
        const [, contactId] = contactPath.exec(path) ?? [];
        if (contactId === undefined) return;
        void queryClient.prefetchQuery(contactOptions(queries, contactId));
        void queryClient.prefetchQuery(ledgerOptions(queries, contactId, undefined));
      }),
    [queryClient, queries],
  );
}
