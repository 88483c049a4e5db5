/** How fast a voice speaks. */
const charactersPerSecond = 15;

export function countSpeechSeconds(text: string): number {
  return text.length / charactersPerSecond;
}
