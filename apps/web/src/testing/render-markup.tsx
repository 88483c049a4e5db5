import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { createTranslator } from '../i18n/create-translator.ts';
import type { Language } from '../i18n/languages.ts';
import { createAppTheme } from '../theme/create-app-theme.ts';

interface Rendered {
  /** The elements, without their styles. */
  markup: string;
  styles: string;
  /** What can be read. */
  text: string;
}

interface RenderOptions {
  at?: string;
  language?: Language;
}

const theme = createAppTheme();

const translators = new Map<Language, ReturnType<typeof createTranslator>>();

/** One for each language: a new one would load the texts of every element again, which waits for them. */
function findTranslator(language: Language): ReturnType<typeof createTranslator> {
  const found = translators.get(language) ?? createTranslator(language);
  translators.set(language, found);
  return found;
}

/** What a component shows at first, with everything that it loads late. */
export async function renderMarkup(
  element: ReactNode,
  { at = '/dashboard', language = 'en' }: RenderOptions = {},
): Promise<Rendered> {
  const translator = await findTranslator(language);
  const { prelude } = await prerender(
    <CacheProvider value={createCache({ key: 'test' })}>
      <ThemeProvider theme={theme}>
        <I18nextProvider i18n={translator}>
          <MemoryRouter initialEntries={[at]}>{element}</MemoryRouter>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
  const page = await new Response(prelude).text();
  const styles = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1]);
  const markup = page.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
  const text = markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { markup, styles: styles.join('\n'), text };
}

/** The attributes of every element of a kind, in their order on the page. */
export function findTags(markup: string, name: string): Record<string, string>[] {
  const tags = markup.match(new RegExp(`<${name}(?=[ >])[^>]*>`, 'g')) ?? [];
  return tags.map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key ?? '', value ?? '']),
    ),
  );
}
