import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { PlayData } from '../../../data/menu-data.ts';
import { AccountView } from './account-view.tsx';

export { AccountView };

export interface AccountRoomProps {
  readonly data: PlayData;
  readonly onClose: () => void;
}

/** The account by itself, for who has no time left to reach it through the settings. */
export function AccountRoom({ data, onClose }: AccountRoomProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('settings.account.title')} size="screen" backdrop="stays" onClose={onClose}>
      <AccountView data={data} closesWhenPaid />
    </Dialog>
  );
}
