/**
 * What hears of the way back and forth before the router does. Browsers call listeners in the order they were added, so the gate is put up
 * before the router begins.
 */
export const historyGate: { hear: ((event: PopStateEvent) => void) | null } = { hear: null };

export function putUpHistoryGate(): void {
  window.addEventListener('popstate', (event) => historyGate.hear?.(event));
}
