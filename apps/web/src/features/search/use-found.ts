import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useApiClient } from '../../platform/api/api-context.ts';
import { useApiQueries } from '../../platform/api/api-queries.ts';
import { useDisplayZone } from '../../ui/display-zone.ts';
import { useOrganization } from '../access/index.ts';
import { createFindOptions, shortestSearch } from './find-options.ts';
import { listFound } from './found-entries.ts';

/** What the server finds for what was typed, as far as it has answered. */
export function useFound(text: string) {
  const { t } = useTranslation('search');
  const { t: work } = useTranslation('work');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const navigate = useNavigate();
  const { current, mode } = useOrganization();
  const nowhere = { client: useApiClient(), queries: useApiQueries() };
  const isAsked = current !== null && text.length >= shortestSearch;
  const answer = useQuery({
    ...createFindOptions(current ?? nowhere, text),
    enabled: isAsked,
  });
  return {
    found:
      !isAsked || answer.data === undefined
        ? null
        : listFound(answer.data, {
            t,
            work,
            language,
            zone,
            isAcross: mode === 'admin',
            onOpen: (url) => void navigate(url),
          }),
    isSearching: isAsked && answer.isFetching,
    error: isAsked && !answer.isFetching ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
