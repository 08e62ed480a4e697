import { CallFailed } from '@flink/contract/client/client.ts';
import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { MAX_PUBLISH_TEXT } from '@flink/contract/rules/make/publishing.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { type ChosenGroup, GroupField } from './group-field.tsx';
import { PUBLISHING } from './publish-data.ts';
import classes from './publishing.module.css';

interface RequestDialogProps {
  readonly activity: Pick<MadeActivity, '_id' | 'activityName' | 'locale'>;
  readonly onClose: () => void;
}

export function RequestDialog({ activity, onClose }: RequestDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();
  const [group, setGroup] = useState<ChosenGroup | null>(null);
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<string>();
  const [isSending, setSending] = useState(false);
  const canSend = group !== null && note.trim().length <= MAX_PUBLISH_TEXT && !isSending;
  const send = async () => {
    if (!canSend) return;
    setSending(true);
    try {
      const params = { id: activity._id };
      await officeApi('requestPublishing', { params, body: { groupId: group.id, note: note.trim() } });
      toasts.show({ message: t('make.publishing.sent') });
      await queries.invalidateQueries({ queryKey: PUBLISHING });
      onClose();
    } catch (error) {
      setRefused(error instanceof CallFailed ? error.message : String(error));
      setSending(false);
    }
  };
  return (
    <Dialog
      opened
      title={t('make.publishing.ask')}
      lead={t('make.publishing.askLead', { name: activity.activityName })}
      onClose={onClose}
      onConfirm={() => void send()}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button variant="primary" disabled={!canSend} loading={isSending} onClick={() => void send()}>
            {t('make.publishing.send')}
          </Button>
        </>
      }
    >
      <div className={classes.fields}>
        <GroupField
          locale={activity.locale}
          value={group}
          onChange={(next) => {
            setGroup(next);
            setRefused(undefined);
          }}
          {...(refused === undefined ? {} : { error: refused })}
        />
        <TextArea
          label={t('make.publishing.note')}
          hint={t('make.publishing.noteHint')}
          maxLength={MAX_PUBLISH_TEXT}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  );
}
