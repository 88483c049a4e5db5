/**
 * A way to place calls. The dialer knows carriers by this alone and never asks for a name; what a
 * carrier needs of the outside is described here, and its code lies in a folder of its own.
 */
export interface CarrierDescription {
  id: string;
  /** As shown where an organization chooses its carrier. */
  title: string;
  /** Whether a call through it can reach a real telephone. */
  reachesPeople: boolean;
}
