export { ContactTable } from './components/table/contact-table.tsx';
export { OrganizationDialog } from './components/table/organization-dialog.tsx';
