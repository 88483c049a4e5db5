export const shell = {
  skipToContent: 'Skip to the content',
  openMenu: 'Open the menu',
  mainMenu: 'Main menu',
  copyright: '© {{year}} Ringfence',
  language: 'Language',
  colorMode: {
    light: 'Theme: light. Switch to dark.',
    dark: 'Theme: dark. Switch to the system setting.',
    system: 'Theme: system setting. Switch to light.',
  },
  menu: {
    home: 'Home',
    dashboard: 'Dashboard',
    activity: 'Activity',
    recentActivity: 'Recent Activity',
  },
} as const;
