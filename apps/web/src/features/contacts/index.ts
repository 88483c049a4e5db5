export { ContactPages } from './components/contact-pages.tsx';
