import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { MOST_PAGES } from '../model/schema.ts';
import styles from './page-list.module.css';
import { PageList, type PageListProps } from './page-list.tsx';

/** The pages where there is no room for a list of them: one after the other, and all of them when asked for. */
export function PageTurner(props: PageListProps) {
  const { pages, current, send, onDeleteVoice } = props;
  const { t } = useTexts();
  const house = useHouseLanguage();
  const [all, setAll] = useState(false);
  const close = () => setAll(false);
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
      <button type="button" className={styles.now} aria-haspopup="dialog" onClick={() => setAll(true)}>
        <span {...house}>{t('storyBook.page', { page: current + 1, count: pages.length })}</span>
        {pages[current]?.audio && <Icon name="speak" />}
      </button>
      {turn(current + 1, 'forward', t('storyBook.next'))}
      {pages.length < MOST_PAGES && (
        <RoundButton
          icon="plus"
          label={t('storyStudio.addPage', { count: pages.length, most: MOST_PAGES })}
          data-move="add"
          onClick={() => send({ type: 'add' })}
        />
      )}
      {all && (
        <Dialog title={t('storyStudio.pages')} onClose={close}>
          <PageList
            {...props}
            spread
            send={(event) => {
              close();
              send(event);
            }}
            onDrop={() => {
              close();
              props.onDrop();
            }}
          />
          {onDeleteVoice && (
            <Button
              icon="trash"
              onClick={() => {
                close();
                onDeleteVoice();
              }}
            >
              {t('storyStudio.deleteVoice')}
            </Button>
          )}
        </Dialog>
      )}
    </nav>
  );
}
