import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { onOff } from '@flink/make-kit/description/field.ts';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { problemsOf } from '../edit-list/problem-words.ts';
import { unitOf } from '../lists/unit-count.ts';
import classes from './activity-picture.module.css';
import { beginningAt, draftFrom } from './draft-from.ts';
import { USUAL_SCREEN } from './screen-sizes.ts';
import { StageFrame } from './stage-frame.tsx';

/** Whoever walks through a list with the arrows waits for no picture. */
const SHOWN_AFTER_MS = 400;

/** Where the game has an order by chance, the problem that is looked at comes first all the same. */
const IN_ORDER = { options: { randomOrder: onOff(false) } };

interface ActivityPictureProps {
  /** Null while it comes; the one before stays. */
  readonly activity: OpenedActivity | null;
  /** Which of its problems. */
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** One problem as a child sees it, in the real player; nothing of it can be pressed or heard. */
export function ActivityPicture({ activity, at, onAt }: ActivityPictureProps) {
  const { t } = useTexts();
  const card = useRef<HTMLElement>(null);
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const here = card.current;
    if (here === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Where there is no room for it, as beside a list on a phone, it is fetched when there is.
    const room = new ResizeObserver(() => {
      if (here.clientWidth === 0) return;
      room.disconnect();
      timer = setTimeout(() => setDue(true), SHOWN_AFTER_MS);
    });
    room.observe(here);
    return () => {
      room.disconnect();
      clearTimeout(timer);
    };
  }, []);

  const canBePlayed = activity?.issues.every(({ severity }) => severity !== 'error') ?? true;
  const wished = useMemo(
    () => ({ activity: canBePlayed ? activity : null, at }),
    [activity, canBePlayed, at],
  );
  const settled = useDebounced(wished, SHOWN_AFTER_MS);
  const [shown, setShown] = useState<{ readonly activity: OpenedActivity; readonly at: number } | null>(null);
  if (settled.activity !== null && (shown?.activity !== settled.activity || shown.at !== settled.at))
    setShown({ activity: settled.activity, at: settled.at });
  const draft = useMemo(
    () =>
      shown && {
        activity: draftFrom(shown.activity, beginningAt(shown.activity.data, shown.at, IN_ORDER), false),
        shows: 'game' as const,
        locale: shown.activity.locale,
        players: 1,
        isPicture: true,
        opensHelp: false,
      },
    [shown],
  );
  // The frame stays when another activity is shown in it.
  const [frameOf, setFrameOf] = useState<string | null>(null);
  if (frameOf === null && shown !== null) setFrameOf(shown.activity._id);

  const count = activity ? problemsOf(activity.data).length : 0;
  const unit = unitOf(activity?.templateAlias ?? '');
  const words = count > 0 ? t(`make.picture.${unit}`, { number: at + 1, count }) : t('make.picture.whole');
  return (
    <section ref={card} className={classes.picture} aria-label={t('make.picture.whole')}>
      <div className={classes.place} hidden={!canBePlayed}>
        {isDue && draft && frameOf !== null && (
          <StageFrame activityId={frameOf} label={words} screen={USUAL_SCREEN} draft={draft} />
        )}
      </div>
      {!canBePlayed && (
        <p className={classes.notYet}>
          <Icon name="eye-off" size={20} />
          {t('make.preview.notYet')}
        </p>
      )}
      {(canBePlayed || count > 0) && (
        <div className={classes.foot}>
          <span role="status">{words}</span>
          {count > 1 && (
            <>
              <IconButton
                icon="chevron-left"
                label={t('make.picture.before')}
                disabled={at === 0}
                onClick={() => onAt(at - 1)}
              />
              <IconButton
                icon="chevron-right"
                label={t('make.picture.after')}
                disabled={at >= count - 1}
                onClick={() => onAt(at + 1)}
              />
            </>
          )}
        </div>
      )}
    </section>
  );
}
