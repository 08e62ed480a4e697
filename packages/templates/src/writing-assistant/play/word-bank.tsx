import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import type { BankWord } from '../model/game.ts';
import styles from './word-bank.module.css';

export interface WordBankProps {
  readonly words: readonly BankWord[];
  readonly images: readonly Piece[];
  readonly host: PlayHost;
  onWord(word: string): void;
}

/** Words and pictures that may come into the text. A word that stands in it has its tick. */
export function WordBank({ words, images, host, onWord }: WordBankProps) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const [shown, setShown] = useState<Piece | null>(null);
  const pictures = images.filter(({ image }) => image);
  if (words.length === 0 && pictures.length === 0) return null;
  const nameOf = ({ name, text }: Piece) => name || text;
  return (
    <Sheet className={styles.bank}>
      <h2 className={styles.title} {...house}>
        {t('writingAssistant.words')}
      </h2>
      <ul className={styles.list}>
        {pictures.map((picture) => (
          <li key={picture.image}>
            <button
              type="button"
              className={styles.picture}
              aria-label={t('writingAssistant.look', { name: nameOf(picture) })}
              onClick={() => setShown(picture)}
            >
              <Picture image={host.mediaUrl(picture.image ?? '')} />
            </button>
          </li>
        ))}
        {words.map((word) => (
          <li key={word.text}>
            <button
              type="button"
              className={styles.word}
              data-used={word.used || undefined}
              aria-label={
                word.used
                  ? t('writingAssistant.putInUsed', { word: word.text })
                  : t('writingAssistant.putIn', { word: word.text })
              }
              // The cursor stays in the text, and a tablet's keyboard stays open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                onWord(word.text);
                host.say(word);
              }}
            >
              {word.image && (
                <span className={styles.disc}>
                  <Picture image={host.mediaUrl(word.image)} />
                </span>
              )}
              <span {...inLanguage(host.locale)}>{word.text}</span>
              {word.used && <Icon name="check" className={styles.tick} />}
            </button>
          </li>
        ))}
      </ul>
      {shown?.image && (
        <Dialog
          title={nameOf(shown) || t('writingAssistant.picture')}
          size="l"
          onClose={() => setShown(null)}
        >
          <Picture image={host.mediaUrl(shown.image)} alt={nameOf(shown)} className={styles.large} />
        </Dialog>
      )}
    </Sheet>
  );
}
