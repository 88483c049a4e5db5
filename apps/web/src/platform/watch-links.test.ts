import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLinks } from './watch-links.ts';

/** As much of a page's elements as links are looked at. */
class FakeElement {
  private readonly link: FakeElement | null;
  constructor(link: FakeElement | null = null) {
    this.link = link;
  }
  closest(): FakeElement | null {
    return this.link;
  }
}

class FakeLink extends FakeElement {
  readonly origin: string;
  readonly pathname: string;
  readonly download: string;
  constructor(origin: string, pathname: string, download = '') {
    super();
    this.origin = origin;
    this.pathname = pathname;
    this.download = download;
  }
  override closest(): FakeElement {
    return this;
  }
}

const origin = 'http://localhost:3000';
const contacts = new FakeLink(origin, '/debtors/contacts');
const lists = new FakeLink(origin, '/debtors/list');

function watch() {
  const prepare = vi.fn<(path: string) => void>();
  const root = new EventTarget();
  const end = watchLinks(root, origin, prepare);
  const rest = (kind: 'pointerover' | 'focusin', target: FakeElement) => {
    const event = new Event(kind);
    Object.defineProperty(event, 'target', { value: target });
    root.dispatchEvent(event);
  };
  return { prepare, end, rest };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('links that somebody rests on', () => {
  it.each(['pointerover', 'focusin'] as const)('are prepared once, by %s', (kind) => {
    const { prepare, rest } = watch();
    rest(kind, contacts);
    expect(prepare).not.toHaveBeenCalled();
    vi.runAllTimers();
    rest(kind, contacts);
    vi.runAllTimers();
    expect(prepare.mock.calls).toEqual([['/debtors/contacts']]);
  });

  it('are found from what lies within them', () => {
    const { prepare, rest } = watch();
    rest('pointerover', new FakeElement(lists));
    vi.runAllTimers();
    expect(prepare.mock.calls).toEqual([['/debtors/list']]);
  });

  it('are left alone while the pointer only passes over them', () => {
    const { prepare, rest } = watch();
    rest('pointerover', contacts);
    vi.advanceTimersByTime(79);
    rest('pointerover', lists);
    vi.advanceTimersByTime(79);
    rest('pointerover', new FakeElement());
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });

  it.each([
    ['of other sites', new FakeLink('https://example.com', '/debtors/contacts')],
    ['to files', new FakeLink(origin, '/calls.csv', 'calls.csv')],
    ['that are none', new FakeElement()],
  ])('%s are not prepared', (_, target) => {
    const { prepare, rest } = watch();
    rest('pointerover', target);
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });

  it('are no longer watched at the end, nor is one prepared that was rested on then', () => {
    const { prepare, end, rest } = watch();
    rest('focusin', contacts);
    end();
    rest('pointerover', lists);
    rest('focusin', lists);
    vi.runAllTimers();
    expect(prepare).not.toHaveBeenCalled();
  });
});
