/** Until when somebody is banned; null: not at all. */
export function describeBan(milliseconds: number, now: Date): Date | null {
  return milliseconds === 0 ? null : new Date(now.getTime() + milliseconds);
}
