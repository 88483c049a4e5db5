/**
 * What few people need. The lists of files that these parts consist of are long; they stand in this
 * file, so that no page has to bring them along.
 */
export async function loadOrganizationPicker() {
  return { default: (await import('./components/organization-picker.tsx')).OrganizationPicker };
}

export async function loadChooseOrganizationFirst() {
  return {
    default: (await import('./components/choose-organization-first.tsx')).ChooseOrganizationFirst,
  };
}

export async function loadMissingOrganization() {
  return { default: (await import('./components/missing-organization.tsx')).MissingOrganization };
}

export async function loadElsewhereNotice() {
  return { default: (await import('./components/elsewhere-notice.tsx')).ElsewhereNotice };
}
