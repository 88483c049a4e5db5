/** The section of the settings that lists them. */
export const scriptsAddress = '/settings/scripts';

export function scriptAddress(scriptId: string): string {
  return `${scriptsAddress}/${scriptId}`;
}
