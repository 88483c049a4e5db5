import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../testing/render-markup.tsx';
import { PagedRecords } from './paged-records.tsx';

async function render(hasNextPage: boolean) {
  const pages = {
    error: null,
    isPending: false,
    hasNextPage,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: () => {},
    refetch: () => {},
  };
  return renderMarkup(
    <PagedRecords
      caption="Calls"
      columns={[]}
      pages={pages}
      rows={[]}
      getKey={() => ''}
      loadingLabel="Loading"
      empty={<p>No calls</p>}
    />,
  );
}

describe('a list with pages', () => {
  it('is empty only once there is no more to search', async () => {
    expect((await render(false)).text).toBe('No calls');
    const { text, markup } = await render(true);
    expect(text).toMatch(/^Nothing found so far .* Load more$/);
    expect(findTags(markup, 'button')).toHaveLength(1);
  });
});
