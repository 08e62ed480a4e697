import { Button } from '@flink/ui/office/buttons/button.tsx';
import { lazily } from '@flink/ui/office/release/lazily.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { Suspense, useState } from 'react';
import type { ImportDialogProps } from './import-dialog.tsx';

const ImportDialog = lazily(() => import('./import-dialog.tsx'));

/** Offers to bring in a table; what reads it comes when it is asked for. */
export function ImportButton(props: Omit<ImportDialogProps, 'onClose'>) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="file-import" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('import.open')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
