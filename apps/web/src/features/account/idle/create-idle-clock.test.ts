import { describe, expect, it } from 'vitest';
import { createIdleClock } from './create-idle-clock.ts';

const minute = 60_000;

/** A browser with a clock that stands still until it is moved. */
function openBrowser() {
  let time = 1_000_000_000_000;
  let kept: string | null = null;
  let writes = 0;
  return {
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    countWrites: () => writes,
    openTab: (sessionId = 'first') =>
      createIdleClock({
        limitMinutes: 15,
        sessionId,
        now: () => time,
        shared: {
          read: () => kept,
          write: (value) => {
            kept = value;
            writes += 1;
          },
        },
      }),
  };
}

describe('createIdleClock', () => {
  it('goes from active over warned to ended while nothing is done', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    expect(tab.check()).toEqual({ state: 'active' });
    browser.pass(14 * minute);
    expect(tab.check()).toEqual({ state: 'warned', secondsLeft: 60 });
    browser.pass(minute);
    expect(tab.check()).toEqual({ state: 'ended' });
  });

  it('begins again with everything that is done', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(13 * minute);
    tab.touch();
    browser.pass(13 * minute);
    expect(tab.check()).toEqual({ state: 'active' });
  });

  it('counts what is done in another tab', () => {
    const browser = openBrowser();
    const [idle, busy] = [browser.openTab(), browser.openTab()];
    browser.pass(13 * minute);
    busy.touch();
    browser.pass(13 * minute);
    expect(idle.check()).toEqual({ state: 'active' });
  });

  it('asks for an answer once it has warned, in whichever tab', () => {
    const browser = openBrowser();
    const [one, other] = [browser.openTab(), browser.openTab()];
    browser.pass(14 * minute);
    one.touch();
    expect(one.check().state).toBe('warned');
    other.stay();
    expect(one.check()).toEqual({ state: 'active' });
  });

  it('takes no answer after the end, as after a night with the lid closed', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(9 * 60 * minute);
    tab.touch();
    tab.stay();
    expect(tab.check()).toEqual({ state: 'ended' });
  });

  it('is not fooled by a reload', () => {
    const browser = openBrowser();
    browser.openTab();
    browser.pass(16 * minute);
    expect(browser.openTab().check()).toEqual({ state: 'ended' });
  });

  it('gives a new sign-in its full time, whatever the last one left behind', () => {
    const browser = openBrowser();
    browser.openTab('first');
    browser.pass(16 * minute);
    expect(browser.openTab('second').check()).toEqual({ state: 'active' });
  });

  it('tells the other tabs now and then, not of every move', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    const before = browser.countWrites();
    for (let move = 0; move < 100; move += 1) {
      browser.pass(100);
      tab.touch();
    }
    expect(browser.countWrites() - before).toBeLessThanOrEqual(3);
  });

  it('does not wait for a future that a clock put back has left behind', () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    browser.pass(-24 * 60 * minute);
    expect(tab.check()).toEqual({ state: 'active' });
    browser.pass(15 * minute);
    expect(tab.check()).toEqual({ state: 'ended' });
  });

  it('goes by itself where the browser stores nothing', () => {
    let time = 0;
    const tab = createIdleClock({
      limitMinutes: 15,
      sessionId: 'first',
      now: () => time,
      shared: { read: () => null, write: () => {} },
    });
    time = 13 * minute;
    tab.touch();
    time = 26 * minute;
    expect(tab.check()).toEqual({ state: 'active' });
    time = 28 * minute;
    expect(tab.check()).toEqual({ state: 'ended' });
  });
});
