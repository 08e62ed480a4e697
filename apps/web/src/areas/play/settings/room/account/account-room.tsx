import { Dialog } from '@flink/ui/play/dialogs/dialog.tsx';
import type { PlayData } from '../../../data/menu-data.ts';
import { AccountTitle } from './account-place.tsx';
import { AccountView } from './account-view.tsx';

export interface AccountRoomProps {
  readonly data: PlayData;
  readonly onClose: () => void;
}

/** The account by itself, for who has no time left to reach it through the settings. */
export const AccountRoom = ({ data, onClose }: AccountRoomProps) => (
  <Dialog title={<AccountTitle />} size="screen" backdrop="stays" onClose={onClose}>
    <AccountView data={data} />
  </Dialog>
);
