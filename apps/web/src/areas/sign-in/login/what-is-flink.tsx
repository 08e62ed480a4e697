import { LinkButton } from '@flink/ui/play/buttons/link-button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Sheet } from '@flink/ui/play/scene/sheet.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { createLink } from '@tanstack/react-router';
import { useCommonData } from '../../../shared/common-data.ts';
import { speak } from '../../../shared/speak.ts';
import styles from './email-screen.module.css';

const RouterLinkButton = createLink(LinkButton);

/** In one breath, and one activity to play at once, of which nothing is kept; without a library there is none. */
export function WhatIsFlink() {
  const { t, locale } = useTexts();
  const { tryActivityId: activityId } = useCommonData();
  const sentence = t('signIn.whatIsFlink');
  return (
    <Sheet hilly className={styles.hello}>
      <h1>{t('signIn.welcome')}</h1>
      <div className={styles.sentence}>
        <SpeakButton text={sentence} onClick={() => speak(sentence, locale)} />
        <p>{sentence}</p>
      </div>
      {activityId !== null && (
        <RouterLinkButton to="/preview-activity/$activityId" params={{ activityId }} variant="go" icon="play">
          {t('signIn.playNow')}
        </RouterLinkButton>
      )}
    </Sheet>
  );
}
