import createCache, { type EmotionCache } from '@emotion/cache';

/** The content security policy allows only styles that carry the nonce of this page. */
export function createStyleCache(page: Document): EmotionCache {
  const nonce = page.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'ringfence', ...(nonce === undefined ? {} : { nonce }) });
}
