import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import classes from './wordlist-sign.module.css';

/** Beside the name of an activity that was made from a wordlist. */
export function WordlistSign() {
  const { t } = useTexts();
  return (
    <span
      className={classes.sign}
      role="img"
      aria-label={t('make.madeFromWordlist')}
      title={t('make.madeFromWordlist')}
    >
      <Icon name="list-letters" size={14} />
    </span>
  );
}
