import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { WorkState } from './work-desk.ts';
import styles from './work-state-line.module.css';

/** Says quietly whether the work is kept. Heard only when it is not where it should be. */
export function WorkStateLine({ state }: { readonly state: WorkState }) {
  const { t } = useTexts();
  const language = useHouseLanguage();
  return (
    <p className={styles.line} role="status" data-state={state} {...language}>
      {state === 'onDevice' && t('games.work.onDevice')}
      {state === 'off' && t('games.work.off')}
      {(state === 'saved' || state === 'saving') && (
        <span aria-hidden>{state === 'saved' ? t('games.work.saved') : t('games.work.saving')}</span>
      )}
    </p>
  );
}
