/** How many bars a recording is drawn with. */
export const peakCount = 200;
/** As a peak is stored: 0 is silence, this is as loud as it gets. */
export const loudestPeak = 100;

/** Finer than any bar, so that a recording can be measured before its length is known. */
const windowsPerSecond = 50;
const headerBytes = 4_096;

const pcm = 1;
const muLaw = 7;
const extensible = 0xfffe;

interface WaveFormat {
  encoding: typeof pcm | typeof muLaw;
  sampleBytes: number;
  /** Samples of all channels in one window. */
  windowSamples: number;
  dataOffset: number;
  dataBytes: number;
}

const readWord = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

/** Where the samples begin and how they are written; undefined where it is no WAVE that is read here. */
export function readWaveFormat(bytes: Uint8Array): WaveFormat | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12 || readWord(view, 0) !== 'RIFF' || readWord(view, 8) !== 'WAVE') {
    return undefined;
  }
  let found: Omit<WaveFormat, 'dataOffset' | 'dataBytes'> | undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const name = readWord(view, at);
    const length = view.getUint32(at + 4, true);
    if (name === 'data') return found && { ...found, dataOffset: at + 8, dataBytes: length };
    if (name === 'fmt ' && at + 24 <= view.byteLength) {
      const named = view.getUint16(at + 8, true);
      const isLong = named === extensible && length >= 26 && at + 34 <= view.byteLength;
      const encoding = isLong ? view.getUint16(at + 32, true) : named;
      const channels = view.getUint16(at + 10, true);
      const rate = view.getUint32(at + 12, true);
      const sampleBytes = view.getUint16(at + 22, true) / 8;
      const isRead =
        (encoding === pcm && (sampleBytes === 1 || sampleBytes === 2)) ||
        (encoding === muLaw && sampleBytes === 1);
      if (!isRead || channels < 1 || channels > 8 || rate < 1_000) return undefined;
      const windowSamples = Math.max(1, Math.floor(rate / windowsPerSecond)) * channels;
      found = { encoding: encoding === pcm ? pcm : muLaw, sampleBytes, windowSamples };
    }
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return undefined;
}

/** ITU-T G.711: how loud a byte is, of 32,635 at most. */
function loudnessOfMuLaw(byte: number): number {
  const inverted = ~byte & 0xff;
  const exponent = (inverted >> 4) & 0x07;
  const mantissa = inverted & 0x0f;
  return (((mantissa << 3) + 0x84) << exponent) - 0x84;
}

/** How loud a sample is, from 0 to 1. */
function readLoudness({ encoding, sampleBytes }: WaveFormat, low: number, high: number): number {
  if (encoding === muLaw) return loudnessOfMuLaw(low) / 32_124;
  // Eight bits are written without a sign, sixteen with one.
  if (sampleBytes === 1) return Math.abs(low - 128) / 128;
  const value = low | (high << 8);
  return Math.abs(value >= 0x8000 ? value - 0x10000 : value) / 0x8000;
}

/** As many bars as are drawn, each as loud as the loudest window in it. */
export function foldPeaks(windows: readonly number[], count = peakCount): number[] {
  const bars = Math.min(count, windows.length);
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * windows.length) / bars);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * windows.length) / bars));
    const loudest = windows.slice(from, to).reduce((most, one) => Math.max(most, one), 0);
    return Math.round(Math.min(1, loudest) * loudestPeak);
  });
}

export interface PeakMeter {
  add(piece: Uint8Array): void;
  /** Null where the recording is of a kind that is not read here. */
  finish(): number[] | null;
}

function joinPieces(one: Uint8Array, two: Uint8Array): Uint8Array {
  const joined = new Uint8Array(one.length + two.length);
  joined.set(one);
  joined.set(two, one.length);
  return joined;
}

/** Measures how loud a WAVE is while it passes by, in pieces of any size. */
export function createPeakMeter(): PeakMeter {
  let head: Uint8Array = new Uint8Array();
  let format: WaveFormat | undefined;
  let isUnreadable = false;
  let left = 0;
  /** The first byte of a sample whose second comes with the next piece. */
  let half: number | null = null;
  let samples = 0;
  let loudest = 0;
  const windows: number[] = [];

  function take(loudness: number, { windowSamples }: WaveFormat): void {
    loudest = Math.max(loudest, loudness);
    samples += 1;
    if (samples < windowSamples) return;
    windows.push(loudest);
    samples = 0;
    loudest = 0;
  }

  function measure(bytes: Uint8Array, known: WaveFormat): void {
    const wanted = Math.min(bytes.length, left);
    left -= wanted;
    for (let at = 0; at < wanted; at += 1) {
      const byte = bytes[at] ?? 0;
      if (known.sampleBytes === 1) take(readLoudness(known, byte, 0), known);
      else if (half === null) half = byte;
      else {
        take(readLoudness(known, half, byte), known);
        half = null;
      }
    }
  }

  return {
    add(piece) {
      if (isUnreadable) return;
      if (format !== undefined) return measure(piece, format);
      head = joinPieces(head, piece);
      format = readWaveFormat(head);
      if (format === undefined) {
        isUnreadable = head.length > headerBytes;
        return;
      }
      // A length that was not known when the header was written is everything that follows.
      const isOpen = format.dataBytes === 0 || format.dataBytes === 0xffffffff;
      left = isOpen ? Number.MAX_SAFE_INTEGER : format.dataBytes;
      measure(head.subarray(format.dataOffset), format);
      head = new Uint8Array();
    },
    finish() {
      if (format === undefined) return null;
      if (samples > 0) windows.push(loudest);
      return foldPeaks(windows);
    },
  };
}
