const samplesPerSecond = 8000;
/** Of 8-bit samples: half way between loudest and lowest. */
const silence = 128;
const longestSeconds = 3600;

/** As loud as a voice at its loudest, of 127. */
const loudest = 60;
const wave = (perSecond: number, seconds: number): number =>
  Math.sin(2 * Math.PI * perSecond * seconds);

/** A low hum in syllables, with a pause now and then: nobody takes it for a voice, and it can be heard and drawn. */
function hum(seconds: number): number {
  const isPause = wave(1 / 7, seconds) < -0.5;
  const syllable = isPause ? 0 : Math.max(0, wave(1.7, seconds));
  return syllable * (0.4 + 0.6 * Math.abs(wave(0.13, seconds))) * wave(180, seconds);
}

/** A recording of nobody: 8-bit mono, as long as it lasted. */
export function makeWav(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(Math.min(Math.max(seconds, 0), longestSeconds) * samplesPerSecond);
  const file = new Uint8Array(44 + samples + (samples % 2)).fill(silence, 44);
  for (let at = 0; at < samples; at += 1) {
    file[44 + at] = silence + Math.round(loudest * hum(at / samplesPerSecond));
  }
  const view = new DataView(file.buffer);
  const write = (at: number, text: string): void => {
    for (const [index, letter] of [...text].entries()) file[at + index] = letter.charCodeAt(0);
  };
  write(0, 'RIFF');
  view.setUint32(4, file.length - 8, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, samplesPerSecond, true);
  view.setUint32(28, samplesPerSecond, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  return file;
}
