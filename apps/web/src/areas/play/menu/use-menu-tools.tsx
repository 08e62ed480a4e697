import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCommonData } from '../../../shared/common-data.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useDocument } from '../around/use-document.ts';
import { useShare } from '../around/use-share.ts';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { useLeave } from '../time/use-leave.ts';
import { ParentVideos } from '../videos/parent-videos.tsx';
import { QuickStart } from '../videos/quick-start.tsx';
import { usePlayData } from './menu-data.ts';
import { MenuHelp, type MenuPageName } from './menu-help.tsx';
import { type FoldedTools, foldTools, type MenuTool, toolsFor } from './menu-tools.ts';
import { MoreDialog } from './more-dialog.tsx';
import { useBarPlaces } from './use-bar-places.ts';

const REPORTS = '/play/progress';

interface OpenTools {
  readonly tools: FoldedTools;
  onTool(tool: MenuTool | 'more'): void;
  /** The dialog or the film that has been opened. */
  readonly opened: ReactNode;
}

/** What the buttons of the bar do. */
export function useMenuTools(page: MenuPageName): OpenTools {
  const [open, setOpen] = useState<MenuTool | 'more' | null>(null);
  const navigate = useNavigate();
  const share = useShare();
  const openDocument = useDocument();
  const leave = useLeave();
  const facts = usePlayData() ?? null;
  const reportsOpen = useRouterState({ select: ({ location }) => location.pathname === REPORTS });
  const noLogout = useNoLogout();
  const tools = foldTools(toolsFor({ facts, noLogout, reportsOpen }), useBarPlaces());
  const close = () => setOpen(null);

  const onTool = (tool: MenuTool | 'more') => {
    setOpen(null);
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
        setOpen(tool);
    }
  };

  return {
    tools,
    onTool,
    opened: (
      <>
        {open === 'more' && <MoreDialog tools={tools.folded} onTool={onTool} onClose={close} />}
        {open === 'help' && <MenuHelp page={page} onClose={close} />}
        {open === 'settings' && <SettingsDialog onClose={close} onQuickStart={() => setOpen('quickStart')} />}
        {open === 'quickStart' && <QuickStart videos={facts?.quickStartVideos ?? []} onClose={close} />}
        {open === 'parentAdvice' && <ParentVideos videos={facts?.parentVideos ?? []} onClose={close} />}
      </>
    ),
  };
}

/** Known before the menu has come (spec 1 §6). */
function useNoLogout(): boolean {
  const { learningCenters } = useCommonData();
  const centerId = useSession()?.user.learningCenterId;
  return learningCenters.find(({ _id }) => _id === centerId)?.config.noLogout === true;
}
