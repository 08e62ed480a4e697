import { classNames } from '../class-names.ts';
import styles from './scene-preview.module.css';
import type { ThemeName } from './themes.ts';

/** A small picture of a theme, as wide as its place. Decoration: the theme's name stands beside it. */
export function ScenePreview({
  theme,
  className,
}: {
  readonly theme: ThemeName;
  readonly className?: string;
}) {
  return <span className={classNames(styles.preview, className)} data-theme={theme} aria-hidden="true" />;
}
