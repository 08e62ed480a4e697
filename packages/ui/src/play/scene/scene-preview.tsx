import { classNames } from '../class-names.ts';
import styles from './scene-preview.module.css';
import type { ThemeName } from './themes.ts';

/** A small picture of a theme, as wide as its place. Decoration: the theme's name stands beside it. */
export function ScenePreview({
  theme,
  picture,
  className,
}: {
  readonly theme: ThemeName;
  /** Of the installation, instead of the drawn one. */
  readonly picture?: string | undefined;
  readonly className?: string;
}) {
  return (
    <span
      className={classNames(styles.preview, className)}
      style={picture ? { backgroundImage: `url(${JSON.stringify(picture)})` } : undefined}
      data-theme={theme}
      aria-hidden="true"
    />
  );
}
