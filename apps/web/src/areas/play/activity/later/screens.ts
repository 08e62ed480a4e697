export { FinishedElsewhereDialog } from './finished-elsewhere-dialog.tsx';
export { IdleDialog } from './idle-dialog.tsx';
export { Results } from './results.tsx';
export { ResumeDialog } from './resume-dialog.tsx';
