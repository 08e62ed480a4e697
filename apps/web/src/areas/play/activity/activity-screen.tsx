import { DEFAULT_THRESHOLD } from '@flink/game-kit/model/loop/result.ts';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCommonData } from '../../../shared/common-data.ts';
import { isViewing, useSession } from '../../../shared/session/session-store.ts';
import { ShareButton } from '../around/share-button.tsx';
import { usePlayQuery } from '../data/menu-data.ts';
import { noteOpened } from '../menu/way/arrival.ts';
import { addressOf } from '../menu/way/menu-link.tsx';
import { useActivityPlace } from '../menu/way/use-activity-place.ts';
import { useWayUp } from '../menu/way/use-way-up.ts';
import { DEFAULT_SETTINGS, type PlaySettings } from './activity-port.ts';
import { ActivityGate } from './opening/activity-gate.tsx';
import { learnersOf } from './opening/learners-of.ts';
import { playerName } from './opening/player-name.ts';

/** Without a connection an activity that has come plays as it would for somebody new; it waits for no menu. */
function useOwnSettings({ data, isFetching }: ReturnType<typeof usePlayQuery>): PlaySettings | null {
  if (!data && isFetching) return null;
  return data?.data.learners[0]?.settings ?? DEFAULT_SETTINGS;
}

/** A learner, or a team on one device, plays an activity; what they reach is recorded. */
export default function ActivityScreen() {
  const { activityId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const session = useSession();
  const { learningCenters } = useCommonData();
  const play = usePlayQuery();
  const settings = useOwnSettings(play);
  const { groupId, next } = useActivityPlace(activityId);
  const leave = useWayUp(groupId ? { kind: 'group', groupId } : { kind: 'board' });
  const center = learningCenters.find(({ _id }) => _id === session?.user.learningCenterId);

  const open = (id: string, { replace }: { readonly replace: boolean }) => {
    noteOpened(id);
    // What is above it in the history stays so: from the next activity Back leads to the same group as well.
    navigate({
      ...addressOf({ kind: 'activity', activityId: id }),
      replace,
      state: ({ fromParent = false }) => ({
        fromParent: !replace || fromParent,
        groupId: replace ? groupId : undefined,
      }),
    });
  };

  return (
    <ActivityGate
      activityId={activityId}
      port={{
        record: isViewing ? 'nothing' : 'progress',
        keepsWork: center?.config.noReports !== true,
        learners: learnersOf(session),
        playerName: playerName(session),
        settings,
        threshold: center?.config.percentAnswers ?? DEFAULT_THRESHOLD,
        bookShare: center?.config.percentBooks,
        hidesVideos: center?.config.noFamilyVideo,
        tools: <ShareButton />,
        familyPoints: play.data?.data.family.points,
        next: next && { name: next.activityName, onOpen: () => open(next._id, { replace: true }) },
        onBook: (id) => open(id, { replace: false }),
        onLeave: () => leave?.(),
      }}
    />
  );
}
