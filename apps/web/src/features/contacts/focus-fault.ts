/** Leads the keyboard to the first field with a fault, once it is shown as such. */
export function focusFault(form: string): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[id^="${form}-"][aria-invalid="true"]`)?.focus();
  });
}
