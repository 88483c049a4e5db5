/**
 * Ends early on Ctrl-C, once: it reaches a process by itself, and again through the one that started it. What it
 * returns ends that.
 */
export function endOnSignal(end: () => Promise<void>): () => void {
  let isEnding = false;
  const endEarly = (): void => {
    if (isEnding) return;
    isEnding = true;
    void end().finally(() => process.exit(130));
  };
  process.on('SIGINT', endEarly).on('SIGTERM', endEarly);
  return () => void process.off('SIGINT', endEarly).off('SIGTERM', endEarly);
}
