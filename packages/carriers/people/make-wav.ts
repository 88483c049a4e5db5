const samplesPerSecond = 8000;
/** Of 8-bit samples: half way between loudest and lowest. */
const silence = 128;
const longestSeconds = 3600;

/** A recording on which nobody says anything: 8-bit mono, as long as it lasted. */
export function makeWav(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(Math.min(Math.max(seconds, 0), longestSeconds) * samplesPerSecond);
  const file = new Uint8Array(44 + samples + (samples % 2)).fill(silence, 44);
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
