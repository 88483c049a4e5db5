/** Undefined where the text is no JSON, which no JSON text stands for. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
