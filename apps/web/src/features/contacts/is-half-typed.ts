/** A date or time that is only half typed is empty to us; the browser alone knows of it. */
export function isHalfTyped(id: string): boolean {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement && field.validity.badInput;
}
