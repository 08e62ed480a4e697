import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

/** The board shows what it is; a screen reader hears it. */
export function HiddenTitle() {
  const { t } = useTexts();
  return (
    <VisuallyHidden>
      <h1>{t('menu.title')}</h1>
    </VisuallyHidden>
  );
}
