import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import type { Place } from '@flink/make-kit/document/place.ts';
import type { Editing } from '@flink/make-kit/editing.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMemo, useState } from 'react';
import { ToFix } from '../editor/to-fix.tsx';
import type { WrittenVersion } from './draft-from.ts';
import classes from './preview-tab.module.css';
import { SCREEN_SIZES, USUAL_SCREEN } from './screen-sizes.ts';
import { StageFrame } from './stage-frame.tsx';
import { useDraft } from './use-draft.ts';

interface PreviewTabProps {
  readonly activity: OpenedActivity;
  readonly editing: Editing;
  readonly multiplayer: boolean;
  /** The language version that is being written, beside its original. */
  readonly version?: WrittenVersion & { readonly original: ActivityData };
  readonly onGo: (place: Place) => void;
}

/** The activity as it stands, from its help to its results, on the devices of learners; nothing is recorded. */
export function PreviewTab({ activity, editing, multiplayer, version, onGo }: PreviewTabProps) {
  const { t } = useTexts();
  const locale = version?.locale ?? activity.locale;
  const data = version?.original ?? (editing.content as unknown as ActivityData);
  const shown = useDraft(activity, data, multiplayer, version);
  const [screenName, setScreenName] = useState(USUAL_SCREEN.name);
  const [players, setPlayers] = useState('1');
  const [again, setAgain] = useState(0);
  const screen = SCREEN_SIZES.find(({ name }) => name === screenName) ?? USUAL_SCREEN;
  const draft = useMemo(
    () => ({
      activity: shown,
      shows: 'game' as const,
      locale,
      players: Number(players),
      isPicture: false,
      opensHelp: true,
      again,
    }),
    [shown, locale, players, again],
  );
  const canBePlayed = editing.issues.every(({ severity }) => severity !== 'error');
  const title = t('make.editor.preview');

  return (
    <div className={classes.preview}>
      <header className={classes.tools}>
        <h1 className={classes.title}>{title}</h1>
        <SegmentedField
          label={t('make.preview.screen')}
          value={screenName}
          onChange={setScreenName}
          options={SCREEN_SIZES.map(({ name }) => ({ value: name, label: t(`make.preview.${name}`) }))}
        />
        <SegmentedField
          label={t('make.preview.players')}
          value={players}
          onChange={setPlayers}
          disabled={!multiplayer}
          options={['1', '2', '3'].map((count) => ({
            value: count,
            label: t(`make.preview.players.${count}`),
          }))}
        />
        <Button icon="refresh" disabled={!canBePlayed} onClick={() => setAgain(again + 1)}>
          {t('make.preview.restart')}
        </Button>
        <p className={classes.note}>
          {multiplayer ? t('make.preview.nothingRecorded') : t('make.preview.alone')}
        </p>
      </header>
      {canBePlayed ? (
        <div className={classes.desk}>
          <StageFrame
            activityId={activity._id}
            label={`${title}: ${activity.activityName}`}
            screen={screen}
            draft={draft}
            fitsHeight
          />
        </div>
      ) : (
        <div className={classes.fix}>
          <p>{t('make.preview.notYet')}</p>
          <ToFix
            issues={editing.issues}
            said={editing.said}
            description={editing.description}
            chosen={editing.chosen}
            onGo={onGo}
          />
        </div>
      )}
    </div>
  );
}
