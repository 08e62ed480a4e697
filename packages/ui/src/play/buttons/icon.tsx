import { classNames } from '../class-names.ts';
import styles from './icon.module.css';
import { type IconName, pathsOf } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Decoration only: the button or the words beside it carry the name. */
export function Icon({ name, className }: IconProps) {
  const { line, solid, weight = 2.6, turns } = pathsOf(name);
  return (
    <svg
      className={classNames(
        styles.icon,
        turns && styles.turns,
        name === 'help' && styles.question,
        className,
      )}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
      {line && <path d={line} />}
    </svg>
  );
}
