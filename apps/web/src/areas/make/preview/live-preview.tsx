import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useLink } from '@flink/ui/office/buttons/link.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { memo, useMemo, useRef, useState } from 'react';
import { beginningAt } from './draft-from.ts';
import classes from './live-preview.module.css';
import { USUAL_SCREEN } from './screen-sizes.ts';
import { StageFrame } from './stage-frame.tsx';
import { useDraft } from './use-draft.ts';

interface LivePreviewProps {
  readonly activity: OpenedActivity;
  readonly editing: Editing;
  readonly multiplayer: boolean;
  readonly previewHref: string;
}

/** Beside the editor: the problem that is being written, as a learner sees it. A press plays it. */
export const LivePreview = memo(function LivePreview(props: LivePreviewProps) {
  const { activity, editing, multiplayer, previewHref } = props;
  const { t } = useTexts();
  const Link = useLink();
  const { content, openProblem: at, description, issues } = editing;
  const data = useMemo(
    () => beginningAt(content as unknown as ActivityData, at, description),
    [content, at, description],
  );
  const shown = useDraft(activity, data, multiplayer);
  const [again, setAgain] = useState(0);
  // What is played is what stood there at the press: a letter more, and it is a picture again.
  const [played, setPlayed] = useState<typeof shown | null>(null);
  const isPlayed = played === shown;
  const start = useRef<HTMLButtonElement>(null);
  const draft = useMemo(
    () => ({
      activity: shown,
      shows: 'game' as const,
      locale: activity.locale,
      players: 1,
      isPicture: !isPlayed,
      opensHelp: false,
      again,
    }),
    [shown, activity.locale, isPlayed, again],
  );
  const canBePlayed = issues.every(({ severity }) => severity !== 'error');
  const title = t('make.preview.live');

  return (
    <section className={classes.part} aria-label={title}>
      <header className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <IconButton
          icon="refresh"
          label={t('make.preview.restart')}
          disabled={!canBePlayed}
          onClick={() => setAgain(again + 1)}
        />
        <Link href={previewHref} className={classes.enlarge} aria-label={t('make.preview.enlarge')}>
          <Icon name="arrows-maximize" />
        </Link>
      </header>
      {canBePlayed ? (
        <StageFrame
          activityId={activity._id}
          label={title}
          screen={USUAL_SCREEN}
          draft={draft}
          onLeft={() => {
            setPlayed(null);
            start.current?.focus();
          }}
        >
          {!isPlayed && (
            <button
              ref={start}
              type="button"
              className={classes.play}
              onClick={() => setPlayed(shown)}
              aria-label={t('make.preview.play')}
            />
          )}
        </StageFrame>
      ) : (
        <p className={classes.notYet}>
          <Icon name="eye-off" size={20} />
          {t('make.preview.notYet')}
        </p>
      )}
    </section>
  );
});
