import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { createPeakMeter, foldPeaks, peakCount, readWaveFormat } from './measure-peaks.ts';

const rate = 8_000;

function writeWave(
  samples: Uint8Array,
  { encoding = 1, bits = 16, channels = 1, dataBytes = samples.length } = {},
): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length);
  const view = new DataView(bytes.buffer);
  const word = (at: number, text: string) =>
    [...text].forEach((sign, place) => {
      view.setUint8(at + place, sign.charCodeAt(0));
    });
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples.length, true);
  word(8, 'WAVE');
  word(12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, encoding, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, (rate * channels * bits) / 8, true);
  view.setUint16(32, (channels * bits) / 8, true);
  view.setUint16(34, bits, true);
  word(36, 'data');
  view.setUint32(40, dataBytes, true);
  bytes.set(samples, 44);
  return bytes;
}

/** Silence, and then a tone as loud as it gets, of a second each. */
function writePcm(): Uint8Array {
  const samples = new Uint8Array(rate * 2 * 2);
  const view = new DataView(samples.buffer);
  for (let at = rate; at < 2 * rate; at += 1) view.setInt16(at * 2, -0x8000, true);
  return samples;
}

function measure(bytes: Uint8Array, pieceBytes = bytes.length): number[] | null {
  const meter = createPeakMeter();
  for (let at = 0; at < bytes.length; at += pieceBytes) meter.add(bytes.slice(at, at + pieceBytes));
  return meter.finish();
}

describe('createPeakMeter', () => {
  it('shows silence as nothing and the loudest sample as a hundred', () => {
    const peaks = measure(writeWave(writePcm()));
    expect(peaks).toHaveLength(100);
    expect(peaks?.slice(0, 50)).toEqual(Array(50).fill(0));
    expect(peaks?.slice(50)).toEqual(Array(50).fill(100));
  });

  it('measures the same however the recording is cut into pieces', () => {
    const wave = writeWave(writePcm());
    const whole = measure(wave);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), (pieceBytes) => {
        expect(measure(wave, pieceBytes)).toEqual(whole);
      }),
      { numRuns: tries(30) },
    );
  });

  it('reads mu-law and eight bits', () => {
    const quietAndLoud = Uint8Array.from({ length: 2 * rate }, (_, at) =>
      at < rate ? 0xff : 0x00,
    );
    expect(measure(writeWave(quietAndLoud, { encoding: 7, bits: 8 }))?.at(0)).toBe(0);
    expect(measure(writeWave(quietAndLoud, { encoding: 7, bits: 8 }))?.at(-1)).toBe(100);
    const still = new Uint8Array(rate).fill(128);
    expect(new Set(measure(writeWave(still, { bits: 8 })))).toEqual(new Set([0]));
  });

  it('measures to the end where the header does not say how long it is', () => {
    const wave = writeWave(writePcm(), { dataBytes: 0xffffffff });
    expect(measure(wave)).toHaveLength(100);
  });

  it('has nothing to show of what it cannot read', () => {
    expect(measure(new Uint8Array(10_000).fill(0xff))).toBeNull();
    expect(measure(writeWave(writePcm(), { encoding: 85 }))).toBeNull();
    expect(measure(new Uint8Array())).toBeNull();
  });

  it('never fails, whatever comes', () => {
    const wave = writeWave(writePcm().slice(0, 400));
    const broken = fc
      .array(fc.tuple(fc.nat(wave.length - 1), fc.nat(255)), { maxLength: 20 })
      .map((changes) => {
        const bytes = wave.slice();
        for (const [at, value] of changes) bytes[at] = value;
        return bytes;
      });
    fc.assert(
      fc.property(fc.oneof(fc.uint8Array({ maxLength: 6_000 }), broken), (bytes) => {
        const peaks = measure(bytes, 97);
        for (const peak of peaks ?? []) {
          expect(peak).toBeGreaterThanOrEqual(0);
          expect(peak).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});

describe('foldPeaks', () => {
  it('draws no more bars than are wanted, and loses no loud moment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2_000 }),
        (windows) => {
          const peaks = foldPeaks(windows);
          expect(peaks.length).toBe(Math.min(peakCount, windows.length));
          if (windows.length > 0) {
            expect(Math.max(...peaks)).toBe(Math.round(Math.max(...windows) * 100));
          }
        },
      ),
    );
  });
});

describe('readWaveFormat', () => {
  it('finds the samples behind other chunks', () => {
    const wave = writeWave(writePcm());
    const list = new Uint8Array(
      [...'LIST'].map((sign) => sign.charCodeAt(0)).concat([4, 0, 0, 0, 1, 2, 3, 4]),
    );
    const longer = new Uint8Array([...wave.slice(0, 36), ...list, ...wave.slice(36)]);
    expect(readWaveFormat(longer)?.dataOffset).toBe(56);
  });
});
