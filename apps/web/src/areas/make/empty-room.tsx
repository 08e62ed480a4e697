export { EmptyRoom as default } from '../../shared/office/empty-room.tsx';
