import { describe, expect, it, vi } from 'vitest';
import { createProblem } from '../../platform/api/testing/create-problem.ts';
import { createUpload, type UploadPhase } from './create-upload.ts';

const chunkBytes = 10;

/** A server that keeps pieces, and a person at the browser. */
function createScene(text: string, arrived: readonly number[] = []) {
  const pieces = new Map<number, string>(arrived.map((position) => [position, '(earlier)']));
  const phases: UploadPhase[] = [];
  const waits: number[] = [];
  const scene = {
    pieces,
    phases,
    waits,
    sent: [] as number[],
    atOnce: 0,
    mostAtOnce: 0,
    clock: 0,
    /** What the next sends answer with: an error, or nothing. */
    faults: [] as (Error | null)[],
    finishFaults: [] as Error[],
    isFinished: false,
    hold: null as Promise<void> | null,
  };
  const upload = createUpload(new Blob([text]), {
    listArrived: async () => ({ chunkBytes, positions: [...pieces.keys()] }),
    send: async (position, content, signal) => {
      scene.sent.push(position);
      scene.atOnce += 1;
      scene.mostAtOnce = Math.max(scene.mostAtOnce, scene.atOnce);
      await scene.hold;
      scene.atOnce -= 1;
      scene.clock += 1000;
      signal.throwIfAborted();
      const fault = scene.faults.shift() ?? null;
      if (fault !== null) {
        throw fault;
      }
      pieces.set(position, await content.text());
    },
    finish: async () => {
      const fault = scene.finishFaults.shift();
      if (fault !== undefined) {
        throw fault;
      }
      scene.isFinished = true;
    },
    wait: async (failures) => void waits.push(failures),
    now: () => scene.clock,
    onChange: ({ phase }) => {
      if (phases.at(-1) !== phase) {
        phases.push(phase);
      }
    },
  });
  return { ...scene, scene, upload };
}

const settle = (condition: () => boolean) =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 60_000, interval: 1 });

const text = `${'abcdefghij'.repeat(7)}end`;
const offline = () => new TypeError('Failed to fetch');

describe('sending a file', () => {
  it('sends every piece once, three at a time, and says that it is all there', async () => {
    const { upload, pieces, phases, scene } = createScene(text);
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    const whole = [...pieces.keys()].sort((a, b) => a - b).map((position) => pieces.get(position));
    expect(whole.join('')).toBe(text);
    expect(scene.sent).toHaveLength(8);
    expect(scene.mostAtOnce).toBe(3);
    expect(scene.isFinished).toBe(true);
    expect(phases).toEqual(['sending', 'finishing', 'finished']);
    expect(upload.readState()).toMatchObject({ sentBytes: 73, totalBytes: 73 });
  });

  it('sends only what is missing of a file that was broken off', async () => {
    const { upload, scene } = createScene(text, [0, 1, 2, 3, 7]);
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    expect(scene.sent.toSorted()).toEqual([4, 5, 6]);
  });

  it('waits while there is no network, longer each time, and goes on by itself', async () => {
    const { upload, pieces, waits, phases, scene } = createScene(text);
    scene.faults = Array.from({ length: 6 }, offline);
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    expect(pieces.size).toBe(8);
    expect(waits).toEqual([1, 2]);
    expect(phases).toContain('waiting');
  });

  it('begins with a short wait again after something arrived', async () => {
    const { upload, waits, scene } = createScene(text);
    scene.faults = [offline(), offline(), offline(), null, offline(), offline(), offline()];
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    expect(waits).toEqual([1, 0]);
  });

  it('asks again when the last word was lost', async () => {
    const { upload, scene } = createScene(text);
    scene.finishFaults = [offline()];
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    expect(scene.isFinished).toBe(true);
    expect(scene.sent).toHaveLength(8);
  });

  it.each(['not_permitted', 'wrong_step', 'storage_full'] as const)(
    'stops where the server says %s, and can be tried again',
    async (code) => {
      const { upload, waits, scene } = createScene(text);
      const refusal = createProblem(code);
      scene.faults = [refusal, refusal, refusal];
      upload.start();
      await settle(() => upload.readState().phase === 'refused');
      expect(upload.readState().error).toBe(refusal);
      expect(waits).toEqual([]);
      upload.start();
      await settle(() => upload.readState().phase === 'finished');
      expect(scene.isFinished).toBe(true);
    },
  );

  it.each(['too_many_requests', 'unavailable'] as const)('tries again after %s', async (code) => {
    const { upload, scene } = createScene(text);
    scene.faults = [createProblem(code)];
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    expect(scene.isFinished).toBe(true);
  });

  it('stops when paused and goes on where it was', async () => {
    const { upload, pieces, scene } = createScene(text);
    let release = () => {};
    scene.hold = new Promise((resolve) => {
      release = resolve;
    });
    upload.start();
    await settle(() => scene.atOnce === 3);
    upload.pause();
    scene.hold = null;
    release();
    await settle(() => scene.atOnce === 0);
    expect(upload.readState().phase).toBe('paused');
    expect(pieces.size).toBe(0);
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    expect(pieces.size).toBe(8);
  });

  it('is not paused any more once all of it has arrived', async () => {
    const { upload } = createScene(text);
    upload.start();
    await settle(() => upload.readState().phase === 'finished');
    upload.pause();
    expect(upload.readState().phase).toBe('finished');
  });
});
