export { OfficeHome as default } from '../../shared/office/office-home.tsx';
