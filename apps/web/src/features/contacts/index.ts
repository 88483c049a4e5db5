export { AddContactButton } from './components/add/add-contact-button.tsx';
export { LateCancelDialog } from './components/promises/late-cancel-dialog.tsx';
export { ActionArea } from './components/table/action-area.tsx';
export { ContactTable } from './components/table/contact-table.tsx';
export { OrganizationDialog } from './components/table/organization-dialog.tsx';
export { useTrackedAction } from './table/tracked-action.ts';
