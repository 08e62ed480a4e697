import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { useSignIn } from './use-sign-in.ts';

/** Ticked, as a family's own tablet needs it; unticked, the session ends with the tab. */
export function KeepSignedIn({ keep, setKeep }: Pick<ReturnType<typeof useSignIn>, 'keep' | 'setKeep'>) {
  const { t } = useTexts();
  return (
    <Checkbox label={t('signIn.keep')} checked={keep} onChange={(event) => setKeep(event.target.checked)} />
  );
}
