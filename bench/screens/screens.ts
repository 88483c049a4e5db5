/** A main screen, the link that leads to it from the one before, and what stands there when it can be used. */
export interface Screen {
  name: string;
  link: string;
  path: string;
  content: string;
}

const menu = (path: string) => `nav a[href="${path}"]`;
const firstOf = (path: string) => `#content a[href^="${path}/"]`;

/** In the order in which somebody goes through them, beginning and ending on the dashboard. */
export const screens: readonly Screen[] = [
  {
    name: 'lists',
    link: menu('/debtors/list'),
    path: '^/debtors/list$',
    content: firstOf('/debtors/list'),
  },
  {
    name: 'list',
    link: firstOf('/debtors/list'),
    path: '^/debtors/list/.',
    content: firstOf('/debtors/contacts'),
  },
  {
    name: 'contacts',
    link: menu('/debtors/contacts'),
    path: '^/debtors/contacts$',
    content: firstOf('/debtors/contacts'),
  },
  {
    name: 'contact',
    link: firstOf('/debtors/contacts'),
    path: '^/debtors/contacts/.',
    content: '#content dl',
  },
  {
    name: 'upload',
    link: menu('/debtors/upload'),
    path: '^/debtors/upload$',
    content: '#content input',
  },
  {
    name: 'history',
    link: menu('/calls/history'),
    path: '^/calls/history$',
    content: firstOf('/calls/history'),
  },
  {
    name: 'call',
    link: firstOf('/calls/history'),
    path: '^/calls/history/.',
    content: '#content dl',
  },
  {
    name: 'scheduled',
    link: menu('/activity/scheduled'),
    path: '^/activity/scheduled$',
    content: '#content h2, #content table, #content li',
  },
  {
    name: 'recent',
    link: menu('/activity/recent'),
    path: '^/activity/recent$',
    content: '#content time',
  },
  {
    name: 'dashboard',
    link: menu('/dashboard'),
    path: '^/dashboard$',
    content: '#content section, #content h2',
  },
];
