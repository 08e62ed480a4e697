import { DialogsProvider } from '@flink/ui/play/dialogs/dialogs-provider.tsx';
import { ToastsProvider } from '@flink/ui/play/dialogs/toasts-provider.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { PlayLook, type PlayLookProps } from '@flink/ui/play/play-look.tsx';
import { Scene, type SceneProps } from '@flink/ui/play/scene/scene.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useAfter } from '@flink/ui/timing/use-after.ts';
import { lazy, Suspense, useCallback } from 'react';
import { type Notice as Noticed, useWaitingNotice } from '../notices.ts';
import { isPaymentRefusal } from '../session/payment-refusals.ts';
import { rememberedTarget } from '../session/target.ts';
import { useMayStay } from '../session/use-may-stay.ts';
import { useSupportDialog } from './support-dialog.tsx';

/** A page without it still plays. */
const ConnectionNotice = lazy(() =>
  import('../connection/connection-notice.tsx').catch(() => ({ default: () => null })),
);
/** The first screen has the line for itself. */
const WATCH_AFTER_MS = 3_000;

export interface PlayFrameProps
  extends Pick<PlayLookProps, 'scene' | 'character' | 'ownCharacter' | 'children'>,
    Pick<SceneProps, 'scenes'> {}

/** The look of sign-in and Play: a scene, its dialogs and its toasts. */
export function PlayFrame({ scene, scenes, character, ownCharacter, children }: PlayFrameProps) {
  return (
    <PlayLook scene={scene} character={character} ownCharacter={ownCharacter}>
      <Scene scenes={scenes} />
      <DialogsProvider>
        <ToastsProvider>
          <Notice />
          {useAfter(WATCH_AFTER_MS) && (
            <Suspense>
              <ConnectionNotice />
            </Suspense>
          )}
          {children}
        </ToastsProvider>
      </DialogsProvider>
    </PlayLook>
  );
}

function Notice() {
  const dialogs = useDialogs();
  const showWithSupport = useSupportDialog();
  const { t } = useTexts();
  const show = useCallback(
    (notice: Noticed) => {
      if (typeof notice === 'object') {
        dialogs.error(notice);
        return;
      }
      const text = t(`error.${notice}`);
      if (isPaymentRefusal(notice)) showWithSupport(text);
      else if (notice === 'access.denied' && rememberedTarget())
        dialogs.info({
          message: (
            <>
              {text}
              <br />
              {t('signIn.leadsOn')}
            </>
          ),
        });
      else dialogs.info(text);
    },
    [dialogs, showWithSupport, t],
  );
  useWaitingNotice(show, useMayStay());
  return null;
}
