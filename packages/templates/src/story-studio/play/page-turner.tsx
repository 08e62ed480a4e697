import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { MOST_PAGES } from '../model/schema.ts';
import styles from './page-list.module.css';
import type { PageListProps } from './page-list.tsx';

/** The pages where there is no room for a list of them: one after the other. */
export function PageTurner({ pages, current, send }: PageListProps) {
  const { t } = useTexts();
  const turn = (place: number, icon: 'back' | 'forward', label: string) => (
    <RoundButton
      icon={icon}
      label={label}
      data-move={`turn ${place}`}
      aria-disabled={place in pages ? undefined : true}
      onClick={() => send({ type: 'turn', place })}
    />
  );
  return (
    <nav className={styles.turner} aria-label={t('storyStudio.pages')}>
      {turn(current - 1, 'back', t('storyBook.back'))}
      <p className={styles.now}>
        {t('storyBook.page', { page: current + 1, count: pages.length })}
        {pages[current]?.audio && <Icon name="speak" />}
      </p>
      {turn(current + 1, 'forward', t('storyBook.next'))}
      {pages.length < MOST_PAGES && (
        <RoundButton
          icon="plus"
          label={t('storyStudio.addPage', { count: pages.length, most: MOST_PAGES })}
          data-move="add"
          onClick={() => send({ type: 'add' })}
        />
      )}
    </nav>
  );
}
