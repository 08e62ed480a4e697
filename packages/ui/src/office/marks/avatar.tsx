import { classNames } from '../../play/class-names.ts';
import classes from './avatar.module.css';
import { initialsOf, tintOf } from './initials.ts';

const TINTS = 7;

export interface AvatarProps {
  readonly name: string;
  readonly large?: boolean;
}

/** Initials on a tint. Hidden from screen readers: the name itself always stands beside it. */
export function Avatar({ name, large = false }: AvatarProps) {
  const tint = large ? 0 : tintOf(name, TINTS);
  return (
    <span
      className={classNames(classes.avatar, classes[`tint${tint}`], large && classes.large)}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  );
}
