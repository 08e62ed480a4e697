import classes from './icon.module.css';
import { DIRECTIONAL, type IconName, iconPaths } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** A sign beside words. It never speaks by itself: what it means stands in the text or the label of its button. */
export function Icon({ name, size = 18 }: IconProps) {
  return (
    <svg
      className={DIRECTIONAL.has(name) ? `${classes.icon} ${classes.turns}` : classes.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
