import { FeedbackButton } from '@flink/game-kit/react/work/feedback-button.tsx';
import { WorkStateLine } from '@flink/game-kit/react/work/work-state-line.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useHouseLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { taskOf } from '../model/task.ts';
import { ENOUGH_SENTENCES, plainText, sentencesIn } from '../model/work.ts';
import { Leaf } from './leaf.tsx';
import styles from './paper-foot.module.css';
import { printText } from './print-text.ts';
import type { Props } from './writing-assistant-play.tsx';

/** How far the text is, who reads it, and the way out. */
export function PaperFoot({ state, host, options, send }: Props) {
  const { t } = useTexts();
  const house = useHouseLanguage();
  const { work } = state;
  const sentences = sentencesIn(work);
  const left = ENOUGH_SENTENCES - sentences;
  const words = plainText(work.text);
  return (
    <>
      <div className={styles.said}>
        <p className={styles.count} {...house}>
          <span className={styles.leaves} aria-hidden>
            {Array.from({ length: ENOUGH_SENTENCES }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of three
              <Leaf key={place} full={place < sentences} />
            ))}
          </span>
          <span className={styles.words}>
            {t('writingAssistant.sentences', { count: sentences })}{' '}
            {left > 0 && t('writingAssistant.more', { count: left })}
          </span>
        </p>
        {host.desk && <WorkStateLine state={host.desk.state} />}
        <RoundButton
          icon="print"
          className={styles.print}
          label={t('writingAssistant.print')}
          disabled={words === ''}
          onClick={() => printText(work.text, host.locale)}
        />
      </div>
      <div className={styles.ways}>
        {options.aiFeedbackEnabled && <FeedbackButton host={host} text={words} task={taskOf(state.data)} />}
        {sentences > 0 && (
          <RoundButton
            icon="check"
            tone="sun"
            label={t('writingAssistant.finish')}
            data-move="finish"
            onClick={() => send({ type: 'finish' })}
          />
        )}
      </div>
    </>
  );
}
