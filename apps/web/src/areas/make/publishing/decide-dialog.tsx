import { CallFailed } from '@flink/contract/client/client.ts';
import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import { MAX_PUBLISH_TEXT } from '@flink/contract/rules/make/publishing.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { previewOf } from '../lists/make-data.ts';
import { type ChosenGroup, GroupField } from './group-field.tsx';
import classes from './publishing.module.css';

interface DecideDialogProps {
  readonly request: PublishRequest;
  readonly onClose: () => void;
  readonly onDecided: () => Promise<unknown>;
}

/** Accept puts the activity into the group; sending it back needs a comment. */
export function DecideDialog({ request, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const { groupId, groupName, menuName } = request;
  const [group, setGroup] = useState<ChosenGroup | null>(
    groupId === null ? null : { id: groupId, label: `${groupName} · ${menuName}` },
  );
  const [comment, setComment] = useState('');
  const [wrong, setWrong] = useState<{ readonly comment?: string; readonly group?: string }>({});
  const [isSending, setSending] = useState(false);

  const decide = async (decision: 'accept' | 'sendBack') => {
    if (isSending) return;
    if (decision === 'sendBack' && comment.trim() === '') {
      setWrong({ comment: t('make.publishing.commentRequired') });
      return;
    }
    if (decision === 'accept' && group === null) {
      setWrong({ group: t('error.publishing.groupGone') });
      return;
    }
    setSending(true);
    try {
      await officeApi('decidePublishRequest', {
        params: { id: request._id },
        body: { decision, comment: comment.trim(), ...(group ? { groupId: group.id } : {}) },
      });
      toasts.show({ message: t(`make.publishing.done.${decision}`, { name: request.activityName }) });
      await onDecided();
      onClose();
    } catch (error) {
      setSending(false);
      if (!(error instanceof CallFailed)) throw error;
      const field = error.fields.comment;
      setWrong(field === undefined ? { group: error.message } : { comment: field });
      if (error.code === 'publishing.decided' || error.code === 'notFound') await onDecided();
    }
  };
  return (
    <Dialog
      opened
      closeButton
      title={t('make.publishing.decide', { name: request.activityName })}
      onClose={onClose}
      foot={
        <>
          <Button disabled={isSending} onClick={() => void decide('sendBack')}>
            {t('make.publishing.sendBack')}
          </Button>
          <Button variant="primary" loading={isSending} onClick={() => void decide('accept')}>
            {t('make.publishing.accept')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        {request.note !== '' && <blockquote className={classes.comment}>{request.note}</blockquote>}
        <div className={classes.acts}>
          <LinkButton icon="eye" href={previewOf(request.activityId)}>
            {t('make.publishing.try')}
          </LinkButton>
        </div>
        <GroupField
          locale={request.locale}
          value={group}
          onChange={(next) => {
            setGroup(next);
            setWrong({});
          }}
          {...(wrong.group === undefined ? {} : { error: wrong.group })}
        />
        <TextArea
          label={t('make.publishing.comment')}
          hint={t('make.publishing.commentHint')}
          maxLength={MAX_PUBLISH_TEXT}
          value={comment}
          onChange={(typed) => {
            setComment(typed);
            setWrong({});
          }}
          {...(wrong.comment === undefined ? {} : { error: wrong.comment })}
        />
      </div>
    </Dialog>
  );
}
