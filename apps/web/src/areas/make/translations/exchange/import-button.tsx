import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { ImportTranslations } from './import-translations.tsx';

export function ImportButton({ language }: { readonly language: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="file-import" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('make.exchange.import')}
      </Button>
      {open && <ImportTranslations language={language} onClose={() => setOpen(false)} />}
    </>
  );
}
