import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import styles from './guide.module.css';

export interface ReadingProps {
  readonly reading: Piece;
  readonly host: PlayHost;
  onClose(): void;
}

/** What the text is to be about. */
export function Reading({ reading, host, onClose }: ReadingProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={t('writingAssistant.readFirst')}
      size="l"
      lead={
        <SpeakButton
          text={reading.text}
          label={t('writingAssistant.listen')}
          onClick={() => host.say(reading)}
        />
      }
      onClose={onClose}
    >
      {reading.image && <Picture image={host.mediaUrl(reading.image)} alt={reading.name ?? ''} />}
      <div className={styles.reading} {...inLanguage(host.locale)}>
        {reading.text.split('\n').map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
          <p key={place}>{line}</p>
        ))}
      </div>
    </Dialog>
  );
}
