import { Button } from '@flink/ui/play/button.tsx';
import { Dialog } from '@flink/ui/play/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialog-message.tsx';
import { Waiting } from '@flink/ui/play/waiting.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useId, useState } from 'react';

/** What is there already must not flash a sign of waiting. */
const PATIENCE_MS = 150;

export interface FetchedDialogProps {
  /** Tells the rooms apart. */
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly default: ComponentType<{ readonly onClose: () => void }> }>;
  readonly onClose: () => void;
}

/** A dialog that comes when somebody opens it; without a connection it says so, and the menu stays. */
export function FetchedDialog({ name, title, load, onClose }: FetchedDialogProps) {
  const { t } = useTexts();
  const messageId = useId();
  const [slow, setSlow] = useState(false);
  const room = useQuery({
    queryKey: ['room', name],
    queryFn: load,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });

  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  if (room.data) return <room.data.default onClose={onClose} />;
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
