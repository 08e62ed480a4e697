import classes from './looking-bar.module.css';

export interface LookingBarProps {
  readonly label: string;
  readonly words: string;
  readonly back: string;
  readonly onBack: () => void;
}

/** Above every screen while somebody only looks: what they see, and the way back. */
export const LookingBar = ({ label, words, back, onBack }: LookingBarProps) => (
  <aside className={classes.banner} aria-label={label}>
    <p className={classes.words} title={words}>
      {words}
    </p>
    <button type="button" className={classes.back} onClick={onBack}>
      {back}
    </button>
  </aside>
);
