import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { FamilySign } from '../../../shared/office/family-sign.tsx';
import type { MakeTemplate } from './make-data.ts';

type Family = MakeTemplate['family'];

const SIGNS: Readonly<Record<Family, IconName>> = {
  match: 'transfer',
  spell: 'keyboard',
  read: 'books',
  choose: 'list-check',
  make: 'brush',
};

interface TemplateSignProps {
  readonly family: Family | undefined;
  readonly size?: 'small' | 'usual' | 'large';
}

/** A kind of activity in the tint of its family. */
export const TemplateSign = ({ family, ...rest }: TemplateSignProps) => (
  <FamilySign family={family} icon={family ? SIGNS[family] : 'device-gamepad-2'} {...rest} />
);
