import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialogs/dialog-message.tsx';
import { Waiting } from '@flink/ui/play/states/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useAfter } from '@flink/ui/timing/use-after.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

/** What is there already must not flash a sign of waiting. */
const PATIENCE_MS = 150;

export interface LazyDialogProps<Room> {
  /** Tells the rooms apart. */
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<Room>;
  readonly onClose: () => void;
  /** The dialog itself, once its code is there; null while it waits for something else. */
  readonly children: (room: Room) => ReactNode;
}

/** A dialog that comes when somebody opens it; without a connection it says so, and the menu stays. */
export function LazyDialog<Room>({ name, title, load, onClose, children }: LazyDialogProps<Room>) {
  const { t } = useTexts();
  const messageId = useId();
  const slow = useAfter(PATIENCE_MS);
  const room = useQuery({
    queryKey: ['room', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });

  const dialog = room.data && children(room.data);
  if (dialog) return dialog;
  if (room.isError && !room.isFetching)
    return (
      <Dialog title={title} role="alertdialog" describedBy={messageId} onClose={onClose}>
        <DialogMessage id={messageId}>{t('shell.cannotConnect')}</DialogMessage>
        <DialogActions>
          <Button variant="go" icon="retry" data-autofocus onClick={() => room.refetch()}>
            {t('shell.refresh')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  return (
    slow && (
      <Dialog title={title} onClose={onClose}>
        <Waiting />
      </Dialog>
    )
  );
}
