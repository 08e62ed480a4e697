import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { usePlayData } from '../../data/menu-data.ts';
import type { Learner, Progress } from '../board/board.ts';
import { LearnerStars } from '../board/learner-stars.tsx';
import { hush, readAloud } from '../stage/read-aloud.ts';
import styles from './menu-help.module.css';

const STARS = ['none', 'partial', 'mastered', 'together'] as const;

type Star = (typeof STARS)[number];

const progressOf = (star: Star): Progress => (star === 'together' ? 'mastered' : star);

/** The learner as one who has won this star; the star stands for itself. */
const winnerOf = (learner: Learner, star: Star): Learner => ({
  ...learner,
  reports: {
    [star]: { mastered: true, partial: true, dateMastered: null, masteredTogether: star === 'together' },
  },
});

const pageAt = (path: string): 'board' | 'level' | 'group' => {
  if (path.startsWith('/play/level/')) return 'level';
  return path.startsWith('/play/group/') ? 'group' : 'board';
};

/** What can be done here, read aloud as it opens, and what the stars mean. */
export function MenuHelp({ onClose }: { readonly onClose: () => void }) {
  const { t, locale } = useTexts();
  const page = useRouterState({ select: ({ location }) => pageAt(location.pathname) });
  const data = usePlayData();
  const [learner] = data?.learners ?? [];
  const text = t(`menu.help.${page}`);
  const shown = STARS.filter((star) => star !== 'together' || !data?.product.onePerson);
  const stars = shown.map((star) => ({ star, words: t(`menu.help.star.${star}`) }));
  const all = [text, ...stars.map(({ words }) => words), t('menu.help.hear')];
  const read = () => readAloud(all.map((line) => ({ text: line, locale })));
  const readFirst = useEffectEvent(read);

  useEffect(() => {
    readFirst();
    return hush;
  }, []);

  return (
    <Dialog
      title={t('menu.tool.help')}
      crown={<CharacterDisc pose="idle" sign="help" tint="var(--sun-200)" />}
      onClose={onClose}
    >
      <div className={styles.line}>
        <SpeakButton text={text} onClick={read} />
        <p>{text}</p>
      </div>
      {learner && (
        <ul className={styles.stars}>
          {stars.map(({ star, words }) => (
            <li key={star} className={styles.star}>
              <LearnerStars
                learners={[winnerOf(learner, star)]}
                progress={[progressOf(star)]}
                itemId={star}
              />
              {words}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.hear}>{t('menu.help.hear')}</p>
      <DialogActions>
        <Button variant="go" data-autofocus onClick={onClose}>
          {t('uiPlay.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
