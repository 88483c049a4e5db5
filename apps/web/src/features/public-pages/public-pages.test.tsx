import { describe, expect, it } from 'vitest';
import { findTags, renderMarkup } from '../../testing/render-markup.tsx';
import { AboutPage } from './pages/about-page.tsx';
import { PrivacyPage } from './pages/privacy-page.tsx';
import { TermsPage } from './pages/terms-page.tsx';

const pages = [
  ['About us', <AboutPage key="about" />],
  ['Privacy', <PrivacyPage key="privacy" />],
  ['Terms', <TermsPage key="terms" />],
] as const;

describe.each(pages)('the page %s', (title, page) => {
  it('has one heading, a name and a way back, for somebody who is not signed in', async () => {
    const { markup, text } = await renderMarkup(page);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(markup).toContain(`<title>${title} · Ringfence</title>`);
    expect(text).toContain('Back to Ringfence');
    expect(findTags(markup, 'a')[0]?.href).toBe('/');
    expect(findTags(markup, 'main')).toHaveLength(1);
  });

  it('is there in Spanish', async () => {
    const { text } = await renderMarkup(page, { language: 'es' });
    expect(text).toContain('Volver a Ringfence');
    expect(text).not.toContain(title);
  });
});
