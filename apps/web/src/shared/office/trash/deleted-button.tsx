import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Suspense, useState } from 'react';
import type { DeletedDialogProps } from './deleted-dialog.tsx';

const DeletedDialog = lazily(() => import('./deleted-dialog.tsx'));

/** Opens the list of what was deleted; it is loaded when it is opened. */
export function DeletedButton(props: Omit<DeletedDialogProps, 'onClose'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="trash" label={t('trash.open')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && (
        <Suspense fallback={null}>
          <DeletedDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
