export const frame = {
  menuFaults: {
    collapse: 'collapse - only available in paid version',
    item: 'Fix - Group Collapse or Items',
    group: 'Fix - Navigation Group',
  },
} as const;
