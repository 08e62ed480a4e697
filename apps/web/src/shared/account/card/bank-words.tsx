import { useTexts } from '@flink/ui/texts/texts.tsx';

/** What the sandbox's bank asks, where there is no more than a sentence for it. */
export function BankWords({ amount }: { readonly amount: string }) {
  const { t } = useTexts();
  return (
    <>
      <b>{t('paying.bank.title')}</b> {t('paying.bank.text', { amount })}
    </>
  );
}
