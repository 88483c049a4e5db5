export { NotCalledPages } from './components/not-called-pages.tsx';
export { readVerdict, type VerdictFilter, VerdictSwitch } from './components/verdict-switch.tsx';
