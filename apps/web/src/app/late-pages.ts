/**
 * Pages that are seldom asked for. The lists of files that they consist of stand in this file, so
 * that the first page has not to bring them along.
 */
export async function loadAboutPage() {
  return (await import('../features/public-pages/pages/about-page.tsx')).AboutPage;
}

export async function loadPrivacyPage() {
  return (await import('../features/public-pages/pages/privacy-page.tsx')).PrivacyPage;
}

export async function loadTermsPage() {
  return (await import('../features/public-pages/pages/terms-page.tsx')).TermsPage;
}

export async function loadAuditsPage() {
  return (await import('../features/audits/pages/audits-page.tsx')).AuditsPage;
}

export async function loadAuditPage() {
  return (await import('../features/audits/pages/audit-page.tsx')).AuditPage;
}

export async function loadTypographyPage() {
  return (await import('../features/reference/pages/typography-page.tsx')).TypographyPage;
}

export async function loadColorPage() {
  return (await import('../features/reference/pages/color-page.tsx')).ColorPage;
}

export async function loadShadowPage() {
  return (await import('../features/reference/pages/shadow-page.tsx')).ShadowPage;
}

export async function loadUploadPage() {
  return (await import('../features/imports/pages/upload-page.tsx')).UploadPage;
}

export async function loadListsPage() {
  return (await import('../features/lists/pages/lists-page.tsx')).ListsPage;
}

export async function loadListPage() {
  return (await import('../features/lists/pages/list-page.tsx')).ListPage;
}

export async function loadContactsPage() {
  return (await import('../features/contacts/pages/contacts-page.tsx')).ContactsPage;
}

export async function loadContactPage() {
  return (await import('../features/contacts/pages/contact-page.tsx')).ContactPage;
}

export async function loadNewCampaignPage() {
  return (await import('../features/campaigns/pages/new-campaign-page.tsx')).NewCampaignPage;
}

export async function loadMovedCampaignPage() {
  return (await import('../features/campaigns/pages/moved-campaign-page.tsx')).MovedCampaignPage;
}
