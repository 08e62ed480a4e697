import { Button } from '@flink/ui/play/buttons/button.tsx';
import { SpeakButton } from '@flink/ui/play/buttons/speak-button.tsx';
import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { DialogActions } from '@flink/ui/play/dialogs/dialog-actions.tsx';
import { DialogMessage } from '@flink/ui/play/dialogs/dialog-message.tsx';
import { CharacterDisc } from '@flink/ui/play/people/character-disc.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useSession } from '../../../shared/session/session-store.ts';
import { speak, stopSpeaking } from '../../../shared/speak.ts';
import { usePlayData } from '../data/menu-data.ts';
import { LazyDialog } from '../lazy-dialog.tsx';
import { mayPay } from './may-pay.ts';
import { usePlayTime } from './play-time.ts';
import { useLeave } from './use-leave.ts';

export interface TimeIsUpProps {
  readonly asking: boolean;
  onAsk(): void;
}

/** Spec 1 §4, prepaid: the page is blurred and waits; it goes on by itself when somebody has paid. */
export default function TimeIsUp({ asking, onAsk }: TimeIsUpProps) {
  const { t, locale } = useTexts();
  const time = usePlayTime();
  const leave = useLeave();
  const textId = useId();
  const data = usePlayData();
  const team = useSession()?.team ?? [];
  const [paying, setPaying] = useState(false);
  const title = t('time.up.title');
  const text = t('time.up.text');

  useEffect(() => time.hold(), [time]);
  const read = () => speak(`${title}. ${text}`, locale);
  const readFirst = useEffectEvent(read);
  useEffect(() => {
    readFirst();
    return stopSpeaking;
  }, []);

  return (
    <Dialog
      title={title}
      role="alertdialog"
      describedBy={textId}
      cross={false}
      backdrop="blurs"
      lead={<SpeakButton text={title} onClick={read} />}
      crown={<CharacterDisc pose="thinking" sign="lock" tint="var(--sun-200)" />}
      onClose={() => {}}
    >
      <DialogMessage id={textId}>{text}</DialogMessage>
      <DialogActions>
        <Button variant="ghost" icon="retry" busy={asking} onClick={onAsk}>
          {t('time.up.ask')}
        </Button>
        {data && mayPay(data, team) && (
          <Button onClick={() => setPaying(true)}>{t('settings.button.account')}</Button>
        )}
        <Button variant="go" icon="logOut" data-autofocus onClick={leave}>
          {t('menu.tool.logOut')}
        </Button>
      </DialogActions>
      {paying && (
        <LazyDialog
          name="account"
          title={title}
          load={() => import('../settings/room/account/account-room.tsx')}
          onClose={() => setPaying(false)}
        >
          {({ AccountRoom }) => data && <AccountRoom data={data} onClose={() => setPaying(false)} />}
        </LazyDialog>
      )}
    </Dialog>
  );
}
