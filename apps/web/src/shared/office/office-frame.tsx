import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { latePart, useLatePart } from '@flink/ui/office/late-part.ts';
import { OfficeShell, type OfficeShellProps } from '@flink/ui/office/shell/office-shell.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useLocation, useMatches, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Notice, useWaitingNotice } from '../notices.ts';
import { homeOf } from '../session/home-of.ts';
import { leave } from '../session/leave.ts';
import { useSession } from '../session/session-store.ts';
import { useMayStay } from '../session/use-may-stay.ts';
import { takeViewOver } from '../viewing/way-back.ts';
import { BarProvider, useBar } from './in-bar.tsx';
import { NewRelease } from './new-release.tsx';
import { type AreaId, areasFor } from './office-areas.ts';
import { OfficeLook } from './office-look.tsx';
import { OfficeOutlet } from './office-outlet.tsx';

const goToAnything = latePart(() => import('./go-to-anything.tsx'));
const shortcutList = latePart(() => import('./shortcut-list.tsx'));

type FrameProps = Pick<OfficeShellProps, 'sections' | 'side' | 'saving'> & { readonly area: AreaId };

/** The look of Make, Report and Admin around the screens of one of them. */
export function OfficeFrame(props: FrameProps) {
  return (
    <OfficeLook>
      <NewRelease />
      <Frame {...props} />
    </OfficeLook>
  );
}

function Frame({ area, sections, side, saving }: FrameProps) {
  const { t } = useTexts();
  const session = useSession();
  const navigate = useNavigate();
  const dialogs = useDialogs();
  const { pathname } = useLocation();
  const { bar, taken, slot } = useBar();
  // Remembers where it was opened: going anywhere closes it.
  const [searchingAt, setSearchingAt] = useState<string | null>(null);
  const [keysAt, setKeysAt] = useState<string | null>(null);
  const showKeys = () => setKeysAt(pathname);
  useShortcut('?', showKeys);
  const keys = useLatePart(shortcutList);
  const places = useLatePart(goToAnything);
  const show = useCallback(
    (notice: Notice) =>
      void dialogs.info(typeof notice === 'object' ? notice : { title: t(`error.${notice}`) }),
    [dialogs, t],
  );
  useWaitingNotice(show, useMayStay());
  useEffect(() => {
    if (takeViewOver()) void dialogs.info({ title: t('viewing.over'), message: t('viewing.overHint') });
  }, [dialogs, t]);
  const { pathname: shown = '', staticData } = useMatches().at(-1) ?? {};
  if (!session) return null;

  return (
    <OfficeShell
      homeHref={homeOf(session)}
      areas={areasFor(session)}
      currentArea={area}
      account={{
        name: `${session.user.firstname} ${session.user.lastname}`,
        actions: [
          {
            label: t('title.adminMyAccount'),
            icon: 'user',
            onSelect: () => navigate({ to: '/admin/my-account' }),
          },
          { label: t('shell.signOut'), icon: 'logout', onSelect: leave },
        ],
      }}
      sections={sections}
      {...(taken ? { bar: slot } : { saving, ...(side ? { side } : {}) })}
      onGoTo={() => setSearchingAt(pathname)}
      onShortcuts={showKeys}
      page={{ id: shown, label: t(staticData?.title ?? 'title.notFound') }}
    >
      <BarProvider value={bar}>
        <OfficeOutlet />
      </BarProvider>
      {keys && <keys.ShortcutList open={keysAt === pathname} onClose={() => setKeysAt(null)} />}
      {places && <places.GoToAnything open={searchingAt === pathname} onClose={() => setSearchingAt(null)} />}
    </OfficeShell>
  );
}
