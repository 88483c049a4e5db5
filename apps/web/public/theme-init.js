// A classic script, so that it runs before the first paint: a module would run after it and the
// page would flash in the wrong colours. The key and the attribute are those of
// src/theme/color-mode.ts.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('ringfence-color-mode');
  } catch {
    // Storage may be blocked; the system's choice is then the best there is.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = mode === 'dark' || (mode !== 'light' && systemIsDark);
  document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');
})();
