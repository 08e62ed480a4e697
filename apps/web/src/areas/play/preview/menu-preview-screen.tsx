import { DEFAULT_THRESHOLD } from '@flink/game-kit/model/loop/result.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
  useParams,
} from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { LookingBar } from '../../../shared/viewing/looking-bar.tsx';
import { DEFAULT_SETTINGS } from '../activity/activity-port.ts';
import { ActivityGate } from '../activity/opening/activity-gate.tsx';
import { type LookedAt, LookedAtContext } from '../data/menu-data.ts';
import { NO_TOOLS, ToolsContext } from '../menu/bar/menu-tools-provider.tsx';
import BoardScreen from '../menu/board/board-screen.tsx';
import GroupScreen from '../menu/group/group-screen.tsx';
import LevelScreen from '../menu/group/level-screen.tsx';
import { useWayUp } from '../menu/way/use-way-up.ts';
import { pageHistory } from './page-history.ts';

/** The menu of a solution as a learner sees it, from the menu builder: its own screens, and nothing is recorded. */
export default function MenuPreviewScreen() {
  const { t } = useTexts();
  const { solutionId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [router] = useState(menuRouter);
  const child = t('menuPreview.child');
  const lookedAt = useMemo(() => menuOf(solutionId, child), [solutionId, child]);

  // The next time it is asked for anew: meanwhile it may be built otherwise.
  useEffect(() => () => queries.removeQueries({ queryKey: ['play'] }), [queries]);

  return (
    <>
      <LookingBar
        label={t('title.previewMenu')}
        words={t('menuPreview.words')}
        back={t('menuPreview.back')}
        onBack={() => navigate({ to: '/admin/solutions/solution-menu/$id', params: { id: solutionId } })}
      />
      <LookedAtContext value={lookedAt}>
        <ToolsContext value={NO_TOOLS}>
          <RouterProvider router={router} />
        </ToolsContext>
      </LookedAtContext>
    </>
  );
}

/** Nobody has reached anything in it. */
const menuOf = (solutionId: string, child: string): LookedAt => ({
  solutionId,
  menu: () => officeApi('menuAsSeen', { params: { id: solutionId } }),
  group: (id) => officeApi('groupAsSeen', { params: { id } }),
  learners: [
    {
      _id: 'child',
      familyId: '',
      firstname: child,
      lastname: '',
      username: '',
      type: 'child',
      isAdmin: false,
      face: null,
      familyPlace: 0,
      hasRelatives: false,
      settings: {
        ...DEFAULT_SETTINGS,
        selectedSolutionId: solutionId,
        touchSpeaks: false,
        theme: null,
        character: null,
        bySolution: {},
      },
      learningGoals: [],
      reports: {},
    },
  ],
});

/** The addresses of the menu, inside this one page: its links lead where they lead in Play, and not out of the preview. */
function menuRouter() {
  const root = createRootRoute({ component: Outlet });
  const screens = [
    createRoute({ getParentRoute: () => root, path: '/play', component: BoardScreen }),
    createRoute({ getParentRoute: () => root, path: '/play/level/$level/$subject', component: LevelScreen }),
    createRoute({ getParentRoute: () => root, path: '/play/group/$groupId', component: GroupScreen }),
    createRoute({ getParentRoute: () => root, path: '/play/activity/$activityId', component: TriedActivity }),
  ];
  return createRouter({
    routeTree: root.addChildren(screens),
    history: pageHistory('/play'),
  });
}

function TriedActivity() {
  const { activityId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const leave = useWayUp({ kind: 'board' });
  return (
    <ActivityGate
      activityId={activityId}
      port={{
        record: 'nothing',
        learners: [],
        settings: DEFAULT_SETTINGS,
        threshold: DEFAULT_THRESHOLD,
        onBook: (id) => navigate({ to: '/play/activity/$activityId', params: { activityId: id } }),
        onLeave: () => leave?.(),
      }}
    />
  );
}
