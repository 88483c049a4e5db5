export { findViewName, keepView, removeView, showViews, type ViewKind } from './keep-views.ts';
