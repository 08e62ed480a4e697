import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import { DEFAULT_THRESHOLD } from '@flink/game-kit/model/loop/result.ts';
import { hush } from '@flink/game-kit/react/volumes.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { faceFor } from '@flink/ui/play/people/faces.ts';
import { teamColours } from '@flink/ui/play/people/team-colours.ts';
import { EmptyState } from '@flink/ui/play/states/empty-state.tsx';
import { ErrorState } from '@flink/ui/play/states/error-state.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { onDraft, type ShownDraft, tellEditor } from '../../../shared/preview/draft-stage.ts';
import { ActivityFrame } from '../activity/activity-frame.tsx';
import { DEFAULT_SETTINGS, type Learner } from '../activity/activity-port.ts';
import { HelpDialog } from '../activity/help/help-dialog.tsx';
import { helpOf } from '../activity/help/help-of.ts';
import { GameBones } from '../activity/opening/game-bones.tsx';
import { type OpenedActivity, openActivity } from '../activity/opening/opened-activity.ts';
import { Playable } from '../activity/opening/playable.tsx';
import { valueIn } from '../activity/opening/stored-words.ts';
import { PreviewLooksContext } from '../activity/opening/template-look.tsx';

interface OnStage {
  readonly draft: ShownDraft;
  readonly opened: OpenedActivity | null;
}

/** The player in a frame of an editor: shows what is being made, as it stands there; nothing is recorded. */
export default function DraftScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [stage, setStage] = useState<OnStage | null>(null);
  const [again, setAgain] = useState(0);
  const isAlone = window.parent === window;

  const show = useEffectEvent(async (draft: ShownDraft) => {
    hush(draft.isPicture);
    document.body.inert = draft.isPicture;
    // A template that does not come is told like one that is not there.
    const opened =
      draft.shows === 'help' ? null : await openActivity(draft.activity, draft.locale).catch(() => null);
    setStage((before) => (before && before.draft.round > draft.round ? before : { draft, opened }));
  });
  useEffect(() => {
    if (isAlone) return;
    const stop = onDraft((draft) => void show(draft));
    tellEditor('ready');
    return stop;
  }, [isAlone]);

  if (isAlone)
    return (
      <ActivityFrame onLeave={() => navigate({ to: '/flink-make' })}>
        <EmptyState title={t('draftStage.alone')}>
          <Button icon="home" onClick={() => navigate({ to: '/flink-make' })}>
            {t('title.make')}
          </Button>
        </EmptyState>
      </ActivityFrame>
    );

  const leave = () => {
    setAgain((before) => before + 1);
    tellEditor('left');
  };
  if (stage === null)
    return (
      <ActivityFrame onLeave={leave} fit="screen">
        <GameBones />
      </ActivityFrame>
    );
  const { draft, opened } = stage;
  if (draft.shows === 'help') return <DraftHelp key={draft.round} draft={draft} onLeave={leave} />;
  if (opened?.kind !== 'playable')
    return (
      <ActivityFrame onLeave={leave}>
        <ErrorState
          kind={opened ? 'broken' : 'offline'}
          text={opened ? t('error.play.notPlayable') : t('shell.cannotConnectText')}
        />
      </ActivityFrame>
    );
  return (
    <PreviewLooksContext value={draft}>
      <Playable
        game={opened}
        waited
        round={`${draft.round} ${again}`}
        port={{
          record: 'nothing',
          learners: teamOf(draft.players, t),
          settings: { ...DEFAULT_SETTINGS, activityHelp: draft.opensHelp, teamHelp: draft.opensHelp },
          threshold: DEFAULT_THRESHOLD,
          // The editor stays where it is.
          onBook: (id) => window.open(`/preview-activity/${id}`, '_blank', 'noopener'),
          onLeave: leave,
        }}
      />
    </PreviewLooksContext>
  );
}

/** Nobody's names, for a team that is only tried; one alone has none, as in every preview. */
function teamOf(players: number, t: (key: string) => string): readonly Learner[] {
  if (players < 2) return [];
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const colours = teamColours(seats);
  return seats.map((seat) => ({
    id: `player-${seat}`,
    name: t(`draftStage.player.${seat + 1}`),
    face: faceFor(`player-${seat}`, 'child'),
    colour: colours[seat] ?? 'purple',
    isAdmin: false,
  }));
}

/** The popup as it opens before the game; what can be played is not asked. */
function DraftHelp({ draft, onLeave }: { readonly draft: ShownDraft; readonly onLeave: () => void }) {
  const { activity, locale } = draft;
  const [sheet] = helpOf({
    data: activity.data,
    activityLocale: activity.locale,
    locale,
    isAdmin: false,
    team: false,
    teamText: null,
  });
  return (
    <ActivityFrame onLeave={onLeave} fit="screen">
      <GameBones />
      <HelpDialog
        sheet={sheet}
        title={<bdi {...inLanguage(activity.locale)}>{activity.activityName}</bdi>}
        last
        starts
        credits={valueIn(activity.data, 'credits')}
        mediaUrl={(file) => mediaAddress(file, activity.contentFolder, '')}
        onClose={onLeave}
      />
    </ActivityFrame>
  );
}
