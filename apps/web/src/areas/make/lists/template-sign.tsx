import { FamilySign } from '../../../shared/office/family-sign.tsx';
import type { MakeTemplate } from './make-data.ts';

type Family = MakeTemplate['family'];

const SIGNS = {
  match: 'transfer',
  spell: 'keyboard',
  read: 'books',
  choose: 'list-check',
  make: 'brush',
} as const satisfies Readonly<Record<Family, string>>;

interface TemplateSignProps {
  readonly family: Family | undefined;
  /** Its own sign, as learners know it; without it that of its family. */
  readonly glyph?: MakeTemplate['glyph'] | undefined;
  readonly size?: 'small' | 'usual' | 'large';
}

/** A kind of activity in the tint of its family. */
export const TemplateSign = ({ family, glyph, ...rest }: TemplateSignProps) => (
  <FamilySign
    family={family}
    icon={family ? SIGNS[family] : 'device-gamepad-2'}
    glyph={glyph ?? undefined}
    {...rest}
  />
);
