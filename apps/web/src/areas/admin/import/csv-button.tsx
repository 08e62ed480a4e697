import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { fetchCsv } from '../../../shared/office/csv-file.ts';
import { handOver } from '../../../shared/office/hand-over.ts';

interface CsvButtonProps {
  readonly path: string;
  readonly name: string;
  /** What the search and the chips of the table say: all that match leave, not the page alone. */
  readonly matching: Readonly<Record<string, unknown>>;
}

/** Takes the table along as a file. */
export function CsvButton({ path, name, matching }: CsvButtonProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      handOver(await fetchCsv(path, matching), `${name}.csv`);
    } catch (error) {
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton icon="download" label={t('import.download')} disabled={busy} onClick={() => void take()} />
  );
}
