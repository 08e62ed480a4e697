import { Button } from '@flink/ui/play/button.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialog-message.tsx';
import { Waiting } from '@flink/ui/play/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { usePlayData } from '../menu/menu-data.ts';

export interface SettingsDialogProps {
  /** Opens the videos; without it there is no Quick Start. */
  readonly onQuickStart?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Spec 1 §2, settings dialog. Its rooms are fetched when somebody opens it. */
export function SettingsDialog({ onQuickStart, onClose }: SettingsDialogProps) {
  const { t } = useTexts();
  const messageId = useId();
  const data = usePlayData();
  const room = useQuery({
    queryKey: ['room', 'settings'],
    queryFn: () => import('./room/settings-room.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });

  if (room.data && data)
    return <room.data.SettingsRoom data={data} onQuickStart={onQuickStart} onClose={onClose} />;
  if (room.isError && !room.isFetching)
    return (
      <Dialog title={t('settings.title')} role="alertdialog" describedBy={messageId} onClose={onClose}>
        <DialogMessage id={messageId}>{t('shell.cannotConnect')}</DialogMessage>
        <DialogActions>
          <Button variant="go" icon="retry" data-autofocus onClick={() => room.refetch()}>
            {t('shell.refresh')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={t('settings.title')} onClose={onClose}>
      <Waiting />
    </Dialog>
  );
}
