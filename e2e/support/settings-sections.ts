/** As the settings have them: a page of each. */
export const sections = [
  'general',
  'policy',
  'licences',
  'carrier-accounts',
  'caller-ids',
  'staffed-lines',
  'scripts',
  'agreed-calls',
  'breakers',
  'members',
  'api-keys',
  'stop-calls',
];
