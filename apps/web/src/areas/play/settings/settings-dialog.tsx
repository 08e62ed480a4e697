import { useTexts } from '@flink/ui/texts/texts.tsx';
import { usePlayData } from '../data/menu-data.ts';
import { LazyDialog } from '../lazy-dialog.tsx';

export interface SettingsDialogProps {
  /** Opens the videos; without it there is no Quick Start. */
  readonly onQuickStart?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Spec 1 §2, settings dialog. Its rooms are fetched when somebody opens it. */
export function SettingsDialog({ onQuickStart, onClose }: SettingsDialogProps) {
  const { t } = useTexts();
  const data = usePlayData();
  return (
    <LazyDialog
      name="settings"
      title={t('settings.title')}
      load={() => import('./room/settings-room.tsx')}
      onClose={onClose}
    >
      {({ SettingsRoom }) =>
        data && <SettingsRoom data={data} onQuickStart={onQuickStart} onClose={onClose} />
      }
    </LazyDialog>
  );
}
