import type { PlayHost } from '@flink/game-kit/react/play.ts';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Picture } from '@flink/ui/play/game/picture.tsx';
import { colourTokens } from '@flink/ui/play/pieces/answer-colours.ts';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { inLanguage, useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { PARTS, type Part } from '../model/machine.ts';
import type { Problem } from '../model/schema.ts';
import { pieceTo, wordsTo } from '../model/sentence.ts';
import { PART_COLOURS } from './part-colours.ts';
import styles from './sentence-line.module.css';
import { SoftWord } from './soft-word.tsx';

export interface SentenceLineProps {
  readonly problem: Problem;
  /** What is chosen now. */
  readonly now: Part;
  readonly host: PlayHost;
}

/** What is asked, and the sentence as far as it stands: the next word lacks what is to be chosen. */
export function SentenceLine({ problem, now, host }: SentenceLineProps) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const { image, text, definition } = problem.noun;
  const known = PARTS[Math.max(0, PARTS.indexOf(now) - 1)] ?? 'noun';
  const words = wordsTo(problem, known);
  const heard = pieceTo(problem, known);

  return (
    <Sheet className={styles.line}>
      <SpeakButton text={heard.text} onClick={() => host.say(heard)} />
      {image && (
        <span className={styles.hold}>
          <Picture image={host.mediaUrl(image)} alt={text} />
        </span>
      )}
      <div className={styles.words}>
        <h1 className={styles.task} {...house}>
          {t(`ngeli.task.${now}`)}
        </h1>
        <ol className={styles.sentence} aria-label={t('ngeli.sentence')} {...inLanguage(host.locale)}>
          {words.map(({ part, prefix, rest }) => (
            <li key={part} style={colourTokens(PART_COLOURS[part])}>
              <SoftWord text={prefix + rest} lang={host.locale} />
            </li>
          ))}
          {now !== 'noun' && (
            <li key={now} className={styles.gap}>
              <span className={styles.dash} aria-hidden="true" />
              <span aria-hidden="true">
                <SoftWord text={problem[now].text.trim()} lang={host.locale} />
              </span>
              <VisuallyHidden>{t('ngeli.gap', { rest: problem[now].text.trim() })}</VisuallyHidden>
            </li>
          )}
        </ol>
        {now === 'noun' && definition && (
          <p className={styles.definition} {...inLanguage(host.locale)}>
            {definition}
          </p>
        )}
      </div>
    </Sheet>
  );
}
