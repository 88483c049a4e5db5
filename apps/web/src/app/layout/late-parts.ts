/**
 * What a page does not need to be shown. The lists of files that these parts consist of are long;
 * they stand in this file, so that no page has to bring them along.
 */
export async function loadOverlayDrawer() {
  return { default: (await import('./overlay-drawer.tsx')).OverlayDrawer };
}

export async function loadProfileMenu() {
  return { default: (await import('./profile-menu.tsx')).ProfileMenu };
}

export async function loadIdleWatch() {
  return { default: (await import('../../features/account/idle/idle-watch.tsx')).IdleWatch };
}
