/** Smoothly, unless the person prefers stillness. */
export function scrollToTop(): void {
  const wantsStillness = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: wantsStillness ? 'instant' : 'smooth' });
}
