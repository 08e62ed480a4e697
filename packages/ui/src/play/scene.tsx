import styles from './scene.module.css';

export interface SceneProps {
  /** A picture of the theme's own, instead of the scene that the look draws. */
  readonly image?: string;
}

/** Fills the screen behind the stage. Which scene it is comes from the PlayLook around it. */
export function Scene({ image }: SceneProps) {
  return (
    <div
      className={styles.scene}
      style={image ? { backgroundImage: `url(${JSON.stringify(image)})` } : undefined}
      aria-hidden="true"
    />
  );
}
