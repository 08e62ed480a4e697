import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useMutation } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './message-dialog.module.css';

export type OutboxMessage = ReplyOf<Calls['outboxTable']>['data'][number];

interface MessageDialogProps {
  readonly message: OutboxMessage;
  readonly onClose: () => void;
}

/** One message as its recipient would read it; a link in it is shown by a press alone. */
export function MessageDialog({ message, onClose }: MessageDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const reveal = useMutation({
    mutationFn: () => officeApi('revealMessage', { params: { id: message._id } }),
    onError: (error) => toasts.show({ message: error.message, tone: 'bad' }),
  });
  return (
    <Dialog
      opened
      closeButton
      width="decide"
      title={message.subject ?? t('web.message')}
      lead={message.recipient}
      onClose={onClose}
      {...(message.canReveal && reveal.data === undefined
        ? {
            foot: (
              <Button icon="eye" data-autofocus loading={reveal.isPending} onClick={() => reveal.mutate()}>
                {t('web.showLink')}
              </Button>
            ),
          }
        : {})}
    >
      <p className={classes.text} aria-live="polite">
        {reveal.data?.text ?? message.text}
      </p>
    </Dialog>
  );
}
