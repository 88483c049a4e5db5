/** Seconds as a player shows them: 0:07, 12:30, 1:02:03. */
export function writeClock(seconds: number): string {
  const whole = Math.floor(Math.max(0, seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${two(minutes)}:${rest}`;
}
