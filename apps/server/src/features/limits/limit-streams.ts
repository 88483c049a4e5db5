/** A person with as many windows as this has one more open that they forgot. */
const mostStreams = 20;

/** How many live streams each person has open in this process. */
export interface StreamLimit {
  most: number;
  /** Takes a place until what is answered is called; undefined when the person has too many. */
  enter(userId: string): (() => void) | undefined;
  /** Whether nobody was notified yet that the person has so many. */
  isNews(userId: string): boolean;
}

export function createStreamLimit(most = mostStreams): StreamLimit {
  const open = new Map<string, number>();
  const reported = new Set<string>();
  return {
    most,
    isNews(userId) {
      const isNews = !reported.has(userId);
      reported.add(userId);
      return isNews;
    },
    enter(userId) {
      const before = open.get(userId) ?? 0;
      if (before >= most) return undefined;
      open.set(userId, before + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        const left = (open.get(userId) ?? 1) - 1;
        if (left > 0) {
          open.set(userId, left);
          return;
        }
        open.delete(userId);
        reported.delete(userId);
      };
    },
  };
}
