import { type Family, FamilySign } from '../../../shared/office/family-sign.tsx';

/** A group, or an activity in the tint of its family; what it is called stands beside it. */
export const EntryGlyph = ({ family }: { readonly family: Family | undefined }) => (
  <FamilySign family={family} icon={family === 'group' ? 'folder' : 'device-gamepad-2'} size="small" />
);
