import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useCommonData } from '../../../../shared/common-data.ts';
import { useDocument } from '../../../../shared/play/use-document.ts';
import { useSession } from '../../../../shared/session/session-store.ts';
import { useShare } from '../../around/use-share.ts';
import { usePlayData } from '../../data/menu-data.ts';
import { LazyDialog } from '../../lazy-dialog.tsx';
import { SettingsDialog } from '../../settings/settings-dialog.tsx';
import { useLeave } from '../../time/use-leave.ts';
import { type FoldedTools, foldTools, type OpenedTool, toolsFor } from './menu-tools.ts';
import { MoreDialog } from './more-dialog.tsx';
import { useBarPlaces } from './use-bar-places.ts';

const REPORTS = '/play/progress';

interface OfferedTools {
  readonly tools: FoldedTools;
  onTool(tool: OpenedTool): void;
}

export const NO_TOOLS: OfferedTools = { tools: { shown: [], folded: [] }, onTool: () => {} };

export const ToolsContext = createContext(NO_TOOLS);

export const useMenuTools = (): OfferedTools => useContext(ToolsContext);

interface Opened {
  readonly tool: OpenedTool;
  /** The page on which it was opened: on another one it is closed. */
  readonly on: string;
}

/** What the buttons of the menu's bar do. Around the pages: what is opened while one is coming stays open. */
export function MenuToolsProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const { t } = useTexts();
  const navigate = useNavigate();
  const share = useShare();
  const openDocument = useDocument();
  const leave = useLeave();
  const facts = usePlayData() ?? null;
  const noLogout = useNoLogout();
  const tools = foldTools(toolsFor({ facts, noLogout, reportsOpen: here === REPORTS }), useBarPlaces());
  const open = opened?.on === here ? opened.tool : null;
  const close = () => setOpened(null);

  const onTool = (tool: OpenedTool) => {
    close();
    switch (tool) {
      case 'reports':
        return navigate({ to: REPORTS, state: { fromParent: true } });
      case 'share':
        return share();
      case 'guide':
        return openDocument('quickStart');
      case 'credits':
        return openDocument('credits');
      case 'logOut':
        return leave();
      default:
        setOpened({ tool, on: here });
    }
  };

  return (
    <ToolsContext value={{ tools, onTool }}>
      {children}
      {open === 'more' && <MoreDialog tools={tools.folded} onTool={onTool} onClose={close} />}
      {open === 'points' && (
        <LazyDialog
          name="points"
          title={t('familyPoints.title')}
          load={() => import('../../points/history/points-dialog.tsx')}
          onClose={close}
        >
          {({ default: PointsDialog }) => <PointsDialog onClose={close} />}
        </LazyDialog>
      )}
      {open === 'team' && (
        <LazyDialog
          name="team"
          title={t('team.title')}
          load={() => import('../../team/room/team-dialog.tsx')}
          onClose={close}
        >
          {({ default: TeamDialog }) => <TeamDialog onClose={close} />}
        </LazyDialog>
      )}
      {open === 'stories' && (
        <LazyDialog
          name="stories"
          title={t('menu.tool.stories')}
          load={() => import('../../stories/stories-dialog.tsx')}
          onClose={close}
        >
          {({ default: StoriesDialog }) => <StoriesDialog onClose={close} />}
        </LazyDialog>
      )}
      {open === 'help' && (
        <LazyDialog
          name="menu-help"
          title={t('menu.tool.help')}
          load={() => import('./menu-help.tsx')}
          onClose={close}
        >
          {({ MenuHelp }) => <MenuHelp onClose={close} />}
        </LazyDialog>
      )}
      {open === 'settings' && <SettingsDialog onClose={close} onQuickStart={() => onTool('quickStart')} />}
      {open === 'quickStart' && (
        <LazyDialog
          name="quick-start"
          title={t('around.quickStartVideos')}
          load={() => import('../../videos/room/quick-start.tsx')}
          onClose={close}
        >
          {({ QuickStart }) => <QuickStart videos={facts?.quickStartVideos ?? []} onClose={close} />}
        </LazyDialog>
      )}
      {open === 'parentAdvice' && (
        <LazyDialog
          name="parent-videos"
          title={t('activity.parentAdvice')}
          load={() => import('../../videos/room/parent-videos.tsx')}
          onClose={close}
        >
          {({ ParentVideos }) => <ParentVideos videos={facts?.parentVideos ?? []} onClose={close} />}
        </LazyDialog>
      )}
    </ToolsContext>
  );
}

/** Known before the menu has come (spec 1 §6). */
function useNoLogout(): boolean {
  const { learningCenters } = useCommonData();
  const centerId = useSession()?.user.learningCenterId;
  return learningCenters.find(({ _id }) => _id === centerId)?.config.noLogout === true;
}
