import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { isGone } from '@flink/ui/office/release/new-release.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type ComponentType, useState } from 'react';

export interface OpenedDialog {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A dialog whose program comes when it is first opened; each time it begins anew. */
export function useLazyDialog<Props extends OpenedDialog>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  const { t } = useTexts();
  const { error: tell } = useDialogs();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  const [time, setTime] = useState(0);
  const [closed, setClosed] = useState(0);
  /** The one that is shown now: what was begun in it closes no later one. */
  const close = () => setClosed((before) => Math.max(before, time));

  const open = async () => {
    try {
      if (Dialog === null) {
        const loaded = await load();
        setDialog(() => loaded.default);
      }
      setTime((before) => before + 1);
    } catch {
      // Where a new release took it away, the page says so.
      if (!(await isGone())) await tell({ message: t('office.empty.noResponse') });
    }
  };

  return {
    open: () => void open(),
    close,
    /** Nothing until it was opened once. */
    shown: Dialog === null ? null : { Dialog, key: time, opened: time > closed, onClose: close },
  };
}
