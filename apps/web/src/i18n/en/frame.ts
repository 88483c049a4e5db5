export const frame = {
  menuFaults: {
    collapse: 'collapse - only available in paid version',
    item: 'Fix - Group Collapse or Items',
    group: 'Fix - Navigation Group',
  },
  leave: {
    title: 'Leave without saving?',
    body: 'What you typed on this page is not saved and will be lost.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
} as const;
