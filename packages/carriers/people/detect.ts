import type { Persona } from './persona.ts';

/** From the answer until the carrier says who picked up: of a machine behind its greeting, when it would listen. */
export function countDetectionSeconds(persona: Persona): number {
  const isHeardOut = persona.comesTo === 'machine' && persona.takenFor === 'machine';
  return isHeardOut ? persona.greetingSeconds : persona.detectionSeconds;
}
