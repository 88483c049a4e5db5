/**
 * What a page does not need to be shown. The lists of files that these parts consist of are long;
 * they stand in this file, so that no page has to bring them along.
 */
export async function loadOverlayDrawer() {
  return { default: (await import('./overlay-drawer.tsx')).OverlayDrawer };
}

export async function loadDrawerScrollbars() {
  return import('./drawer-scrollbars.tsx');
}

export async function loadRailTips() {
  return { default: (await import('./rail-tips.tsx')).RailTips };
}

export async function loadHeaderRow() {
  return { default: (await import('./header-row.tsx')).HeaderRow };
}

export async function loadProfileMenu() {
  return { default: (await import('./profile-menu.tsx')).ProfileMenu };
}

export async function loadNotificationMenu() {
  return {
    default: (await import('../../features/notifications/notification-menu.tsx')).NotificationMenu,
  };
}

export async function loadCommandPalette() {
  return { default: (await import('./search-palette.tsx')).SearchPalette };
}

export async function loadShortcuts() {
  return { default: (await import('../../features/search/shortcuts-dialog.tsx')).ShortcutsDialog };
}

export async function loadIdleWatch() {
  return { default: (await import('../../features/account/idle/idle-watch.tsx')).IdleWatch };
}

export async function loadLeaveDialog() {
  return { default: (await import('./leave-dialog.tsx')).LeaveDialog };
}
